/**
 * Runs the stages of the build before bundling on each mutant: `tsx tests/fuzz/runStages.ts <mutants> <outcomes>`, with
 * the mutants in a JSON file and the outcomes as JSON lines. It changes files of its project, which must be a copy.
 */
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { main, projectDir } from '../../scripts/lib/run';
import type { Mutant } from './mutant';
import { openStages } from './stages';

main(async () => {
  const [, , mutantsFile = '', outcomesFile = ''] = process.argv;
  process.env.NODE_ENV = 'production';
  // Plugins print thousands of lines.
  process.stdout.write = () => true;
  const stages = await openStages(projectDir);
  for (const { file, text } of JSON.parse(readFileSync(mutantsFile, 'utf8')) as Mutant[]) {
    const absolute = path.join(projectDir, file);
    const source = existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
    writeFileSync(absolute, text);
    appendFileSync(outcomesFile, `${JSON.stringify(await stages.run(file))}\n`);
    if (source === undefined) rmSync(absolute);
    else writeFileSync(absolute, source);
  }
  // Timers of Docusaurus would keep the process alive.
  process.exit(0);
});
