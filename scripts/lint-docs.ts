import { formatFinding, lintPages, type Finding } from './docs-lint/lintPages';
import { prettier } from './lib/lintSteps';
import { main, run, tool } from './lib/run';

/** Files that writers edit besides pages and that Prettier formats. */
const FORMATTED = ['**/*.md', '{docs,versioned_docs}/**/*.json', 'blog/**/*.yml', '*.yaml', 'openapi/**/*.yaml'];

// Examples: `npm run lint:docs`, `npm run lint:docs -- --fix`.
main(async () => {
  const fix = process.argv.includes('--fix');
  const cspell = ['lint', '--no-progress', '--no-summary', '--show-suggestions', '--unique'];
  const tools = [
    { name: 'markdownlint', command: tool('markdownlint-cli2', ...(fix ? ['--fix'] : [])) },
    { name: 'cspell', command: tool('cspell', ...cspell) },
    {
      name: 'Prettier',
      command: prettier('--no-error-on-unmatched-pattern', fix ? '--write' : '--check', ...FORMATTED),
    },
  ];
  const findings = await lintPages();
  const print = (kind: readonly Finding[]) => kind.forEach((finding) => console.log(formatFinding(finding)));
  const facts = findings.filter(({ isAdvice }) => !isAdvice);
  print(facts);
  const failed = facts.length > 0 ? ['facts'] : [];
  for (const { name, command } of tools) if ((await run(command)).code !== 0) failed.push(name);
  print(findings.filter(({ isAdvice }) => isAdvice));
  if (failed.length > 0) throw new Error(`lint:docs failed: ${failed.join(', ')}`);
});
