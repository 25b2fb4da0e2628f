import { lintSteps } from './lib/lintSteps';
import { main, run } from './lib/run';

main(async () => {
  let failed = 0;
  for (const { name, command } of lintSteps()) {
    console.log(`\n${name}`);
    if ((await run(command)).code !== 0) failed += 1;
  }
  if (failed > 0) throw new Error(`${failed} of the linters failed`);
});
