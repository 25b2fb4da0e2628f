import { readPage } from './page';
import type { Finding, Rule } from './rule';

/** A finding with what its reader needs to mend it. */
export interface PageFinding extends Finding {
  file: string;
  rule: Rule;
}

/**
 * Checks a page against rules.
 *
 * @param file path relative to the project, forward slashes
 * @param source the file's text
 * @param rules the rules
 * @returns the findings in the order of the page
 * @throws when the page cannot be read, see {@link readPage}
 */
export function checkPage(file: string, source: string, rules: readonly Rule[]): PageFinding[] {
  const page = readPage(file, source);
  return rules
    .flatMap((rule) => rule.check(page).map((finding) => ({ ...finding, file, rule })))
    .sort((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0));
}

/**
 * Words a finding for the terminal.
 *
 * @param finding a finding of {@link checkPage}
 * @returns rule, place, what was found, what is expected, why the rule exists and how to mend: one line each
 */
export function describeFinding({ file, line, column, rule, found, expected }: PageFinding): string {
  return [
    `${file}:${line}${column === undefined ? '' : `:${column}`} ${rule.name}`,
    `  found:    ${found}`,
    ...(expected === undefined ? [] : [`  expected: ${expected}`]),
    `  why:      ${rule.why}`,
    `  remedy:   ${rule.remedy}`,
  ].join('\n');
}
