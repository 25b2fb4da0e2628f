import { setTimeout as sleep } from 'node:timers/promises';

import { brand } from '../../brand.config';
import { openPage, type Visit } from '../openPage';
import { navigationProbe, type Note } from './navigationProbe';

/** Milliseconds after which a click counts as without effect. */
const PATIENCE = 10_000;

/** Links of the text to other pages of the site; a page without one has those of its frame. */
const LINKS = ['main', 'body'].map(
  (part) => `${part} a[href^="${brand.basePath}"]:not([href*="#"], [href*="."], [aria-current])`,
);

/**
 * Follows the first link of a page as a reader with a mouse does: the page is at rest, the pointer rests on the link, then
 * it is pressed.
 *
 * @returns milliseconds from the click to the first painting of the other page's heading; infinite when it never came
 */
export function navigation(visit: Visit): Promise<number> {
  const notes: Note[] = [];
  const found = (what: Note['what'], after: number) => notes.find((note) => note.what === what && note.at >= after)?.at;
  return openPage(
    {
      ...visit,
      prepare: async (page) => {
        await page.exposeFunction('benchNote', (note: Note) => notes.push(note));
        await page.addInitScript(navigationProbe);
      },
    },
    async ({ page, watch }) => {
      await watch.untilIdle();
      const [inText, anywhere] = LINKS.map((selector) => page.locator(`${selector}:visible`));
      const link = inText && (await inText.count()) > 0 ? inText.first() : anywhere?.first();
      await link?.hover();
      await watch.untilIdle();
      await page.mouse.down();
      await page.mouse.up();
      for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(50)) {
        const click = found('click', 0);
        const heading = click && found('heading', click);
        if (click && heading) return heading - click;
      }
      return Infinity;
    },
  );
}
