import { buildPackages } from './lib/buildPackages';
import { typeCheck } from './lib/compiler';
import { main, mustRun } from './lib/run';

// Each package is checked by itself, because it may import only some of the others and, for browsers, nothing of Node.
main(async () => {
  await buildPackages();
  await mustRun(typeCheck);
});
