import { journey, OPERATION, type Journey } from './journey';

const BUILDER_BUTTON = 'button[aria-haspopup=dialog]';
const BUILDER = 'dialog[open]';
const BUILDER_FIELD = 'dialog[open] :is(textarea, input:not([type=checkbox]))';

/** A reader takes a sample, and builds a request. */
export const SAMPLE_JOURNEYS: readonly Journey[] = [
  journey(
    'a language is selected for all samples, and a sample is copied',
    { isForOldBrowsers: true },
    async (page) => {
      await page.visit(OPERATION);
      await page.click(['[role=tab]', 'Go']);
      await page.isAt(/\?lang=go$/);
      const { text } = await page.sees(['main [role=tabpanel] pre', 'package main']);
      await page.hover(['main [role=tabpanel] pre', 'package main']);
      await page.click('main [role=tabpanel]:not([hidden]) button[aria-label^="Copy"]');
      await page.pastes(text);
    },
  ),
  journey('a request is built, checked and copied', { isQuick: true }, async (page) => {
    await page.visit(OPERATION);
    await page.click(BUILDER_BUTTON);
    await page.focuses([`${BUILDER} h2`, 'Build a request']);
    await page.sees([`${BUILDER} [role=status]`, 'is valid']);
    await page.click(BUILDER_FIELD);
    await page.press('Control', 'a');
    await page.press('Backspace');
    await page.sees([`${BUILDER} [role=status]`, '1 problem']);
    await page.type('Typed in this engine?');
    await page.sees([`${BUILDER} [role=status]`, 'is valid']);
    const { text } = await page.sees([`${BUILDER} pre`, 'Typed in this engine?']);
    await page.click(`${BUILDER} button[aria-label^="Copy"]`);
    await page.press('Escape');
    await page.seesNo(BUILDER);
    await page.focuses(BUILDER_BUTTON);
    // Once more, with the keyboard alone.
    await page.press('Enter');
    await page.focuses([`${BUILDER} h2`, 'Build a request']);
    await page.tabTo(BUILDER_FIELD);
    await page.tabTo(`${BUILDER} button[aria-label^="Copy"]`);
    await page.press('Escape');
    await page.focuses(BUILDER_BUTTON);
    await page.pastes(text);
  }),
];
