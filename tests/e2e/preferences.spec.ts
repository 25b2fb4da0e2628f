import { mobileSidebarToggle, openMobileSidebar, sidebar } from '../support/sitePage';
import { expect, test } from '../support/test';

// `designedPages.spec.ts` looks for what moves with this preference, and judges pages with forced colors.
test('with reduced motion, the back-to-top button does not scroll smoothly, and categories and the mobile sidebar open at once', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('/docs/intro/');
  await page.mouse.wheel(0, 2_500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_500);
  await page.mouse.wheel(0, -200);
  const button = page.locator('.theme-back-to-top-button');
  await expect(button).toBeVisible();
  const positions = await button.evaluate(async (element) => {
    (element as HTMLButtonElement).click();
    const seen = [window.scrollY];
    await new Promise(requestAnimationFrame);
    seen.push(window.scrollY);
    return seen;
  });
  expect(positions).toEqual([0, 0]);

  const category = sidebar(page).getByRole('button', { name: /Quickstart portal/ });
  const link = sidebar(page).getByRole('link', { name: 'Optimization hub' });
  await category.click();
  await expect(link).toBeVisible();
  // The theme resets the height at the end of the transition.
  await expect(sidebar(page).locator('ul').first()).toHaveAttribute('style', /height: auto/);
  await category.click();
  await expect(link).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await mobileSidebarToggle(page).click();
  await expect(openMobileSidebar(page)).toHaveCount(1);
  const durations = await page.evaluate(() =>
    document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration)),
  );
  expect(durations.filter((duration) => duration > 1)).toEqual([]);
});
