/** What every gate of the writers tells, whichever program found it. */
export interface ReportedFinding {
  /** Path relative to the project, forward slashes. */
  file: string;
  line: number;
  column?: number;
  rule: {
    /** Kebab-case, or the name that the linter gives it. */
    name: string;
    /** Why the rule exists, as a sentence for the writer who broke it. */
    why: string;
    /** How to mend a finding, as a sentence. */
    remedy: string;
  };
  /** The words that break the rule. */
  found: string;
  /** What should stand there, when the gate knows it. */
  expected?: string;
}
