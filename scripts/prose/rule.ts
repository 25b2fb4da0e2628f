import type { Page } from './page';

/** How a machine mends a finding: the characters from `start` to `end` of the page's source give way to `text`. */
export interface Fix {
  start: number;
  end: number;
  text: string;
}

/** One place where a page breaks a rule. */
export interface Finding {
  line: number;
  column?: number;
  /** The words that break the rule. */
  found: string;
  /** What should stand there, when the rule knows it. */
  expected?: string;
  /** Only where the result is right whatever stands around it. */
  fix?: Fix;
}

/** One rule of the house style that a machine can check. */
export interface Rule {
  /** Printed with each finding; kebab-case. */
  name: string;
  /** Why the rule exists, as a sentence for the writer who broke it. */
  why: string;
  /** How to mend a finding, as a sentence. */
  remedy: string;
  check(page: Page): Finding[];
}
