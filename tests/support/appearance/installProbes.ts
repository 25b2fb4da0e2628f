import type { Page } from '@playwright/test';

import { installControlProbe } from './controlProbe';
import { installForcedColorsProbe } from './forcedColorsProbe';
import { installLayoutProbe } from './layoutProbe';

declare global {
  interface Window {
    /** Returns tag, id, first class and label of an element, for problems that probes report. */
    elementName(element: Element): string;
  }
}

/** Adds `window.elementName`. Runs in the browser before the probes, so it must not use anything from outside of this function. */
function installElementName(): void {
  window.elementName = (element) => {
    const [first] = element.classList;
    const id = element.id === '' ? '' : `#${element.id}`;
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const text = label.replace(/\s+/g, ' ').trim().slice(0, 40);
    return `<${element.tagName.toLowerCase()}${id}${first === undefined ? '' : `.${first}`}>${text && ` “${text}”`}`;
  };
}

/** Adds the probes of layout, controls and forced colors to each document that the page opens from now on. */
export async function installProbes(page: Page): Promise<void> {
  for (const install of [installElementName, installLayoutProbe, installControlProbe, installForcedColorsProbe]) {
    await page.addInitScript(install);
  }
}
