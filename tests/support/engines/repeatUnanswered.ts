import type { EngineName } from './engine';
import { isDoneWithin } from './isDoneWithin';

/** Only WebKitWebDriver stops answering now and then. */
const ATTEMPTS: Record<EngineName, number> = { chromium: 1, firefox: 1, webkit: 2 };

/**
 * Runs work in an engine, and once more if the driver stopped answering. Work that fails is not repeated.
 *
 * @param milliseconds longer than any work takes while the driver answers
 * @throws if the work fails, or if the driver stops answering each time
 */
export async function repeatUnanswered<T>(engine: EngineName, milliseconds: number, run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS[engine]; attempt += 1) {
    const work = run();
    if (await isDoneWithin(milliseconds, work)) return work;
    process.stdout.write(`The driver of ${engine} stopped answering, attempt ${attempt} of ${ATTEMPTS[engine]}\n`);
  }
  throw new Error(`the driver of ${engine} stopped answering`);
}
