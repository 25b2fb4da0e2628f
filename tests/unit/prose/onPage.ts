import { applyFixes } from '../../../scripts/prose/applyFixes';
import { readPage } from '../../../scripts/prose/page';
import type { Finding, Rule } from '../../../scripts/prose/rule';

/** The findings of one rule on a page with this source. */
export function findingsOf(rule: Rule, source: string, file = 'docs/a.mdx'): Finding[] {
  return rule.check(readPage(file, source));
}

/** What one rule finds on a page with this source. */
export function foundBy(rule: Rule, source: string, file?: string): string[] {
  return findingsOf(rule, source, file).map(({ found }) => found);
}

/** The page after the fixes of one rule. */
export function mendedBy(rule: Rule, source: string): string {
  return applyFixes(source, findingsOf(rule, source));
}
