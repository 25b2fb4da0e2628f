import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** All success criteria of WCAG 2.2, levels A and AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Runs axe on the open page or on a part of it. Returns a line for each violating element: rule, element, reason. */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  // The legacy mode needs no second page for its results. It skips frames, and the site has none.
  const axe = new AxeBuilder({ page })
    // What is preloaded are stylesheets and media for rules that do not run or have nothing to judge here.
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(TAGS)
    .setLegacyMode();
  if (within !== undefined) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const [, reason = ''] = (failureSummary ?? '').split('\n').map((line) => line.trim());
      return `${id} | ${target.join(' ')} | ${reason}`;
    }),
  );
}
