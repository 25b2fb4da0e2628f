import type { Page } from './page';
import type { Finding, Rule } from './rule';

/** A finding with what its reader needs to mend it. */
export interface PageFinding extends Finding {
  file: string;
  rule: Rule;
}

/**
 * Checks a page against rules.
 *
 * @param page see `readPage`
 * @param rules the rules
 * @returns the findings in the order of the page
 */
export function checkPage(page: Page, rules: readonly Rule[]): PageFinding[] {
  return rules
    .flatMap((rule) => rule.check(page).map((finding) => ({ ...finding, file: page.file, rule })))
    .sort((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0));
}
