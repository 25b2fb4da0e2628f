import { serveSite } from './lib/localServer';
import { main, mustRun, script } from './lib/run';

main(async () => {
  await mustRun(script('scripts/build.ts'));
  const { url, process: server } = await serveSite();
  console.log(`\nThe site is served at ${url}\nPress Ctrl+C to stop.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill());
  server.once('exit', (code) => process.exit(code ?? 0));
});
