import { expect, everyLook, test } from '../support/look/test';
import { DESIGNED_KINDS } from '../support/pages';

// Run by `npm run test:visual`, which knows whether a comparison means something on this machine.

for (const [kind, route] of Object.entries(DESIGNED_KINDS)) {
  const slug = kind.toLowerCase().replaceAll(' ', '-');
  for (const look of everyLook(1440, 390)) {
    test(`${kind} looks as it did, ${look.theme}, ${look.width} px`, async ({ site }) => {
      await site.open(route);
      await site.show(look);
      await expect(site.page).toHaveScreenshot(`${slug}-${look.theme}-${look.width}.png`);
    });
  }
}
