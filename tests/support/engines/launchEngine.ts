import { FIREFOX, WEBKIT, canRunSuite, ensureChromium } from '../../../scripts/test/programs';
import type { Engine, EngineName } from './engine';
import { launchWithPuppeteer } from './puppeteerEngine';
import { launchWebKit } from './webKitEngine';

/**
 * Installs an engine if it is missing, and returns whether it can run. If not, prints one line that says why.
 *
 * @throws if it is missing in CI
 */
export async function canLaunch(name: EngineName): Promise<boolean> {
  if (name !== 'chromium') return canRunSuite(`tests/engines/${name}`, name === 'firefox' ? FIREFOX : WEBKIT);
  await ensureChromium();
  return true;
}

/** Starts a browser without a window on the screen. */
export function launchEngine(name: EngineName): Promise<Engine> {
  return name === 'webkit' ? launchWebKit() : launchWithPuppeteer(name);
}
