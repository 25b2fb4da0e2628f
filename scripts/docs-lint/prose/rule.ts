import type { Level } from '../finding';
import type { Page } from './page';

/** Replaces the characters from `start` to `end` of the source with `text`. */
export interface Fix {
  start: number;
  end: number;
  text: string;
}

export interface Finding {
  line: number;
  column?: number;
  /** The text that breaks the rule. */
  found: string;
  /** The text to write instead, if the rule knows it. */
  expected?: string;
  /** Only if the fix is right in every context. */
  fix?: Fix;
}

/** A check of one page. */
export interface Rule {
  /** Kebab-case; printed with each finding. */
  name: string;
  level: Level;
  /** Why the rule exists, as a sentence for the writer who broke it. */
  why: string;
  /** How to fix a finding, as a sentence. */
  remedy: string;
  check(page: Page): Finding[];
}

export interface PageFinding extends Finding {
  file: string;
  rule: Rule;
}

/** Checks a page against rules and returns the findings in the order of the page. */
export function checkPage(page: Page, rules: readonly Rule[]): PageFinding[] {
  return rules
    .flatMap((rule) => rule.check(page).map((finding) => ({ ...finding, file: page.file, rule })))
    .sort((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0));
}

/** Applies the fixes of findings to the source. Of two overlapping fixes, only the first is applied. */
export function applyFixes(source: string, findings: readonly Finding[]): string {
  const fixes = findings.flatMap(({ fix }) => (fix ? [fix] : [])).sort((a, b) => a.start - b.start);
  let fixed = '';
  let done = 0;
  for (const { start, end, text } of fixes) {
    if (start < done) continue;
    fixed += source.slice(done, start) + text;
    done = end;
  }
  return fixed + source.slice(done);
}

/** Returns line and column of the character at an index, both counted from 1. */
export function lineAndColumn(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index);
  return { line: before.split('\n').length, column: index - before.lastIndexOf('\n') };
}
