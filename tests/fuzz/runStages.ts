/**
 * Runs the stages of the build, without its bundler, on one mutant after the other: `tsx tests/fuzz/runStages.ts
 * <mutants> <outcomes>`, a JSON file and one of JSON lines. It changes files of the folder that it runs in, which must be
 * a copy.
 */
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { main, projectDir } from '../../scripts/run';
import type { Mutant } from './mutant';
import { openStages } from './stages';

/** What plugins print is not what is judged, and there are thousands of lines. */
function keepQuiet(): void {
  process.stdout.write = () => true;
}

main(async () => {
  const [, , mutantsFile = '', outcomesFile = ''] = process.argv;
  process.env.NODE_ENV = 'production';
  keepQuiet();
  const stages = await openStages(projectDir);
  for (const { file, text } of JSON.parse(readFileSync(mutantsFile, 'utf8')) as Mutant[]) {
    const absolute = path.join(projectDir, file);
    const source = existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
    writeFileSync(absolute, text);
    appendFileSync(outcomesFile, `${JSON.stringify(await stages.run(file))}\n`);
    if (source === undefined) rmSync(absolute);
    else writeFileSync(absolute, source);
  }
  // Docusaurus leaves timers behind.
  process.exit(0);
});
