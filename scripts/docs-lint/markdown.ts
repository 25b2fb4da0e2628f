import { projectDir } from '../lib/run';
import { printFindings, type GateOptions, type ReportedFinding } from './finding';

/** The fields of a markdownlint result that are used here. */
export interface MarkdownResult {
  fileName: string;
  lineNumber: number;
  /** Code and alias. Example: `['MD009', 'no-trailing-spaces']`. */
  ruleNames: readonly string[];
  /** Example: `Trailing spaces`. */
  ruleDescription: string;
  /** URL of the rule's documentation. */
  ruleInformation: string | null;
  /** Example: `Expected: 0 or 2; Actual: 1`. */
  errorDetail?: string | null;
  /** The line, or a part of it. */
  errorContext?: string | null;
  errorRange?: readonly number[] | null;
  /** Set if markdownlint can fix the line. */
  fixInfo?: unknown;
}

/** Reasons that markdownlint itself does not give. */
const WHY: Readonly<Record<string, string>> = {
  MD001: 'Screen reader users move from heading to heading: a skipped level sounds like a missing section.',
  MD024: 'Two headings with the same text get ids that readers cannot tell apart.',
  MD025: 'The title in the front matter is the only h1 of the page.',
  MD034: 'A bare URL is not a link in MDX, and it does not name its target.',
  MD040: 'The language sets the colors and the label of a code block. Write text if it has none.',
  MD045: 'Readers who cannot see the image get its alternative text instead.',
};

const DEFAULT_WHY = 'All pages use the same Markdown style, so that a diff shows only real changes.';

/** Converts markdownlint results to the finding format that all gates print. */
export function markdownFindings(results: readonly MarkdownResult[]): ReportedFinding[] {
  return results.map((result) => {
    const [code = '', alias] = result.ruleNames;
    const page = result.ruleInformation === null ? '' : ` The rule, with examples: ${result.ruleInformation}`;
    const detail = [result.errorDetail, result.errorContext && `at ${JSON.stringify(result.errorContext)}`];
    return {
      file: result.fileName,
      line: result.lineNumber,
      ...(result.errorRange?.[0] === undefined ? {} : { column: result.errorRange[0] }),
      rule: {
        name: alias === undefined ? code : `${code} ${alias}`,
        why: WHY[code] ?? DEFAULT_WHY,
        remedy: result.fixInfo ? 'Run npm run lint:docs -- --fix.' : `Fix the line.${page}`,
      },
      found: [result.ruleDescription, ...detail.filter(Boolean)].join('; '),
    };
  });
}

/** The part of the package's API that is used here. */
interface Markdownlint {
  main(options: {
    directory: string;
    argv: string[];
    logError(message: string): void;
    optionsOverride: { outputFormatters: ((formatted: { results: readonly MarkdownResult[] }) => void)[][] };
  }): Promise<number>;
}

/** Lints all Markdown with the rules of .markdownlint-cli2.jsonc. */
export async function lintMarkdown({ fix }: GateOptions): Promise<void> {
  // @ts-expect-error The package has no types.
  const markdownlint = (await import('markdownlint-cli2')) as Markdownlint;
  let results: readonly MarkdownResult[] = [];
  await markdownlint.main({
    directory: projectDir,
    argv: fix ? ['--fix'] : [],
    logError: console.error,
    optionsOverride: { outputFormatters: [[(formatted) => (results = formatted.results)]] },
  });
  printFindings(markdownFindings(results), 'Markdown (.markdownlint-cli2.jsonc)');
}
