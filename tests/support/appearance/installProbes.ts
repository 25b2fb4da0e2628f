import type { Page } from '@playwright/test';

import { controlProbe } from './controlProbe';
import { forcedColorsProbe } from './forcedColorsProbe';
import { layoutProbe } from './layoutProbe';

/** Probes of a page. Each of their functions returns one line for each problem. */
const PROBES = { layoutProbe, controlProbe, forcedColorsProbe };

type Probes = { [name in keyof typeof PROBES]: ReturnType<(typeof PROBES)[name]> };

declare global {
  interface Window extends Probes {
    /** Returns tag, id, first class and label of an element, for problems that probes report. */
    elementName(element: Element): string;
  }
}

/** Runs in the browser before the probes, so it must not use anything from outside of this function. */
function elementName(element: Element): string {
  const [first] = element.classList;
  const id = element.id === '' ? '' : `#${element.id}`;
  const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const text = label.replace(/\s+/g, ' ').trim().slice(0, 40);
  return `<${element.tagName.toLowerCase()}${id}${first === undefined ? '' : `.${first}`}>${text && ` “${text}”`}`;
}

/** Adds the probes of layout, controls and forced colors to each document that the page opens from now on. */
export async function installProbes(page: Page): Promise<void> {
  const probes = Object.entries(PROBES).map(([name, probe]) => `window.${name} = (${String(probe)})();`);
  // The test runners wrap functions in calls of __name, which keeps their names.
  const content = `window.__name ??= (named) => named; window.elementName = ${String(elementName)}; ${probes.join('\n')}`;
  await page.addInitScript({ content });
}
