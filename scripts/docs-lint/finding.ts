/** A finding of any docs gate, whichever linter reported it. */
export interface ReportedFinding {
  /** Path relative to the project, with forward slashes. */
  file: string;
  line: number;
  column?: number;
  rule: {
    /** Kebab-case, or the name that the linter gives it. */
    name: string;
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
  return [
    `${file}:${line}${column === undefined ? '' : `:${column}`} ${rule.name}`,
    `  found:    ${found}`,
    ...(expected === undefined ? [] : [`  expected: ${expected}`]),
    `  why:      ${rule.why}`,
    `  remedy:   ${rule.remedy}`,
  ].join('\n');
}

/**
 * Prints findings and sets the exit code: 1 if there are any.
 *
 * @param scope what was checked, for the last line
 */
export function printFindings(findings: readonly ReportedFinding[], scope: string): void {
  for (const finding of findings) console.log(`${formatFinding(finding)}\n`);
  console.log(`${scope}: ${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
