import { serveSite } from './lib/localServer';
import { portOption } from './lib/portOption';
import { main, mustRun, script } from './lib/run';

// Example: `npm run site -- --port 4000`.
main(async () => {
  const port = portOption(process.argv.slice(2));
  await mustRun(script('scripts/build.ts'));
  await serveSite(port);
});
