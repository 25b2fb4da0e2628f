import { allAppearances, expect, formatAppearance, test } from '../support/appearance/appearanceTest';
import { DESIGNED_KINDS } from '../support/pages';

// Run by `npm run test:visual`, which compares only where the screenshots were taken.

for (const [kind, route] of Object.entries(DESIGNED_KINDS)) {
  const slug = kind.toLowerCase().replaceAll(' ', '-');
  for (const appearance of allAppearances(1440, 390)) {
    test(`${kind} matches its screenshot, ${formatAppearance(appearance)}`, async ({ sharedPage }) => {
      await sharedPage.open(route);
      await sharedPage.show(appearance);
      await expect(sharedPage.page).toHaveScreenshot(`${slug}-${appearance.theme}-${appearance.width}.png`);
    });
  }
}
