import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { noteMachine, reasonNotToCompare } from '../tests/visual/machine';
import { main, projectDir, run, tool } from './run';

const BASELINE = path.join(projectDir, '.cache/screenshots');

/** Compares the built site with its screenshots; `--update` draws them anew. Other arguments go to Playwright. */
main(async () => {
  const given = process.argv.slice(2);
  const isUpdate = given.includes('--update');
  const others = given.filter((argument) => argument !== '--update');
  const command = tool('@playwright/test', 'test', '--project=visual', ...others);
  if (isUpdate) {
    if (others.length === 0) rmSync(BASELINE, { recursive: true, force: true });
    mkdirSync(BASELINE, { recursive: true });
    await noteMachine();
    process.exitCode = (await run([...command, '--update-snapshots', 'all'])).code;
    return;
  }
  const reason = await reasonNotToCompare();
  if (reason === undefined) process.exitCode = (await run(command)).code;
  else console.log(`The screenshots are not compared: ${reason}\nThe layout checks of npm test judge alone.`);
});
