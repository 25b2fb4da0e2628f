import type { Page } from '@playwright/test';

import { installControlProbe } from './controlProbe';
import { installElementName } from './elementName';
import { installForcedColorsProbe } from './forcedColorsProbe';
import { installLayoutProbe } from './layoutProbe';

/** Adds the probes of layout, controls and forced colors to each document that the page opens from now on. */
export async function installProbes(page: Page): Promise<void> {
  for (const install of [installElementName, installLayoutProbe, installControlProbe, installForcedColorsProbe]) {
    await page.addInitScript(install);
  }
}
