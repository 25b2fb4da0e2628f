import { applyFixes, type Finding, type Rule } from '../../../../../scripts/docs-lint/prose/rule';
import { readPage } from '../../../../../scripts/docs-lint/prose/page';

/** Returns the findings of a rule on a page. */
export function findingsOf(rule: Rule, source: string, file = 'docs/a.mdx'): Finding[] {
  return rule.check(readPage(file, source));
}

/** Returns the texts that a rule reports on a page. */
export function foundBy(rule: Rule, source: string, file?: string): string[] {
  return findingsOf(rule, source, file).map(({ found }) => found);
}

/** Returns the page after the fixes of a rule. */
export function fixedBy(rule: Rule, source: string): string {
  return applyFixes(source, findingsOf(rule, source));
}
