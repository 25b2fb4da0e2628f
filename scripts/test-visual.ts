import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { reasonToSkip, recordMachine } from '../tests/visual/machine';
import { main, projectDir, run, tool } from './lib/run';

const BASELINE = path.join(projectDir, '.cache/screenshots');

// Compares the built site with its screenshots, or takes them again with `--update`. Playwright gets all other arguments.
main(async () => {
  const given = process.argv.slice(2);
  const others = given.filter((argument) => argument !== '--update');
  const command = tool('@playwright/test', 'test', '--project=visual', ...others);
  if (given.includes('--update')) {
    if (others.length === 0) rmSync(BASELINE, { recursive: true, force: true });
    mkdirSync(BASELINE, { recursive: true });
    await recordMachine();
    process.exitCode = (await run([...command, '--update-snapshots', 'all'])).code;
    return;
  }
  const reason = await reasonToSkip();
  if (reason === undefined) process.exitCode = (await run(command)).code;
  else console.log(`The screenshots are not compared: ${reason}\nnpm test checks only the layout.`);
});
