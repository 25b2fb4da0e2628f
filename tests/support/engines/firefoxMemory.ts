import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** SIGRTMIN + 1, by which Firefox minimizes its memory and reports it. Source: `xpcom/base/nsMemoryInfoDumper.cpp` of Firefox. */
const MINIMIZE_AND_REPORT = 35;

const REPORT_TIMEOUT_MS = 60_000;

/** Milliseconds between two looks for the report. */
const INTERVAL_MS = 100;

/**
 * Frees the memory that nothing uses in all processes of Firefox, as `about:memory` can. Its driver has no command for it.
 * Only on Linux, where memory is measured.
 *
 * @param processId the process that started all others
 * @throws if Firefox does not report that it has done so
 */
export async function minimizeMemory(processId: number): Promise<void> {
  if (process.platform !== 'linux') return;
  const report = new RegExp(`^unified-memory-report-.*-${processId}\\.json\\.gz$`);
  process.kill(processId, MINIMIZE_AND_REPORT);
  for (const end = Date.now() + REPORT_TIMEOUT_MS; Date.now() < end; await sleep(INTERVAL_MS)) {
    const file = readdirSync(tmpdir()).find((name) => report.test(name));
    if (file === undefined) continue;
    rmSync(path.join(tmpdir(), file));
    return;
  }
  throw new Error('Firefox did not minimize its memory');
}
