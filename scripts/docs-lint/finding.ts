/**
 * `fault`: readers get a wrong or broken page. A fault stops `npm run lint:docs` and the tests.
 * `style`: the house style. It is advice, see `houseStyle.ts`.
 */
export type Level = 'fault' | 'style';

/** A finding of any docs gate, whichever linter reported it. */
export interface ReportedFinding {
  /** Path relative to the project, with forward slashes. */
  file: string;
  line: number;
  column?: number;
  rule: {
    /** Kebab-case, or the name that the linter gives it. */
    name: string;
    level: Level;
    /** Why the rule exists, as a sentence for the writer who broke it. */
    why: string;
    /** How to fix the finding, as a sentence. */
    remedy: string;
  };
  /** The text that breaks the rule. */
  found: string;
  /** The text to write instead, if the gate knows it. */
  expected?: string;
}

/** Options of all gates. */
export interface GateOptions {
  /** Whether to fix what can be fixed safely. */
  fix: boolean;
}

/** Formats a finding for the terminal. */
export function formatFinding({ file, line, column, rule, found, expected }: ReportedFinding): string {
  const level = rule.level === 'style' ? ' (house style)' : '';
  return [
    `${file}:${line}${column === undefined ? '' : `:${column}`} ${rule.name}${level}`,
    `  found:    ${found}`,
    ...(expected === undefined ? [] : [`  expected: ${expected}`]),
    `  why:      ${rule.why}`,
    `  remedy:   ${rule.remedy}`,
  ].join('\n');
}
