import { checkLicenses } from './lib/checkLicenses';
import { lintSteps } from './lib/lintSteps';
import { main, run } from './lib/run';

// `npm run lint -- --licenses` checks the licenses of all packages instead, which takes longer.
main(async () => {
  const steps = process.argv.includes('--licenses') ? [checkLicenses] : lintSteps();
  let failed = 0;
  for (const { name, command } of steps) {
    console.log(`\n${name}`);
    if ((await run(command)).code !== 0) failed += 1;
  }
  if (failed > 0) throw new Error(`${failed} of the linters failed`);
});
