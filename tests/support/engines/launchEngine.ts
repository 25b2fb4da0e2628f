import { canRunSuite } from '../../../scripts/test/programs';
import type { Engine, EngineName } from './engine';
import { launchWithPuppeteer } from './puppeteerEngine';
import { launchWebKit } from './webKitEngine';

/**
 * Returns whether an engine is installed. If not, prints why.
 *
 * @throws if it is missing in CI
 */
export function canLaunch(name: EngineName): boolean {
  return canRunSuite(`tests/engines/${name}`);
}

/** Starts a browser without a window on the screen. */
export function launchEngine(name: EngineName): Promise<Engine> {
  return name === 'webkit' ? launchWebKit() : launchWithPuppeteer(name);
}
