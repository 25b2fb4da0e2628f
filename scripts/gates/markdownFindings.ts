import type { ReportedFinding } from './reportedFinding';

/** One result of markdownlint, as far as it is used here. */
export interface MarkdownResult {
  fileName: string;
  lineNumber: number;
  /** Code and alias. Example: `['MD009', 'no-trailing-spaces']`. */
  ruleNames: readonly string[];
  /** Example: `Trailing spaces`. */
  ruleDescription: string;
  /** Address of the rule's page. */
  ruleInformation: string | null;
  /** Example: `Expected: 0 or 2; Actual: 1`. */
  errorDetail?: string | null;
  /** The line, or a part of it. */
  errorContext?: string | null;
  errorRange?: readonly number[] | null;
  /** There when a machine can mend it. */
  fixInfo?: unknown;
}

/** What markdownlint's own words leave open. */
const WHY: Readonly<Record<string, string>> = {
  MD001: 'Screen readers walk down the headings: a skipped level sounds like a lost part.',
  MD024: 'Two headings with one text get two ids that nobody can tell apart.',
  MD025: 'The title of the front matter is the only h1 of the page.',
  MD033: 'HTML skips the styles and the checks of the site; components are listed in .markdownlint-cli2.jsonc.',
  MD034: 'A bare address is no link in MDX, and it says nothing about its target.',
  MD040: 'The language decides the colors and the label of a code block; write text if it has none.',
  MD045: 'Readers who do not see the picture get its text instead.',
};

const BY_DEFAULT =
  'All pages are written the same way, so that a change shows what changed and Markdown is read as meant.';

/**
 * Words the results of markdownlint as findings of the writers' gates.
 *
 * @param results as markdownlint-cli2 gives them to its formatters
 */
export function markdownFindings(results: readonly MarkdownResult[]): ReportedFinding[] {
  return results.map((result) => {
    const [code = '', alias] = result.ruleNames;
    const page = result.ruleInformation === null ? '' : ` ${result.ruleInformation}`;
    const detail = [result.errorDetail, result.errorContext && `at ${JSON.stringify(result.errorContext)}`];
    return {
      file: result.fileName,
      line: result.lineNumber,
      ...(result.errorRange?.[0] === undefined ? {} : { column: result.errorRange[0] }),
      rule: {
        name: alias === undefined ? code : `${code} ${alias}`,
        why: WHY[code] ?? BY_DEFAULT,
        remedy: result.fixInfo
          ? 'Run npm run lint:docs -- --fix, which mends it.'
          : `Mend the line.${page && ` The rule with examples:${page}`}`,
      },
      found: [result.ruleDescription, ...detail.filter(Boolean)].join('; '),
    };
  });
}
