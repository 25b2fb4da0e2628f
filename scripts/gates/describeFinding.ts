import type { ReportedFinding } from './reportedFinding';

/**
 * Words a finding for the terminal.
 *
 * @param finding what a gate found
 * @returns place and rule, what was found, what is expected, why the rule exists and how to mend: one line each
 */
export function describeFinding({ file, line, column, rule, found, expected }: ReportedFinding): string {
  return [
    `${file}:${line}${column === undefined ? '' : `:${column}`} ${rule.name}`,
    `  found:    ${found}`,
    ...(expected === undefined ? [] : [`  expected: ${expected}`]),
    `  why:      ${rule.why}`,
    `  remedy:   ${rule.remedy}`,
  ].join('\n');
}
