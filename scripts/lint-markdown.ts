import { markdownFindings, type MarkdownResult } from './gates/markdownFindings';
import { printFindings } from './gates/printFindings';
import { main, projectDir } from './run';

/** The package's only door, as far as it is used here. */
interface Markdownlint {
  main(options: {
    directory: string;
    argv: string[];
    logError(message: string): void;
    optionsOverride: { outputFormatters: ((formatted: { results: readonly MarkdownResult[] }) => void)[][] };
  }): Promise<number>;
}

main(async () => {
  // @ts-expect-error The package has no types.
  const markdownlint = (await import('markdownlint-cli2')) as Markdownlint;
  let results: readonly MarkdownResult[] = [];
  await markdownlint.main({
    directory: projectDir,
    argv: process.argv.includes('--fix') ? ['--fix'] : [],
    logError: console.error,
    optionsOverride: { outputFormatters: [[(formatted) => (results = formatted.results)]] },
  });
  printFindings(markdownFindings(results), 'Markdown (.markdownlint-cli2.jsonc)');
});
