import { main, mustRun, script } from './run';
import { serveSite } from './serveSite';

main(async () => {
  await mustRun(script('scripts/build.ts'));
  const { address, process: server } = await serveSite();
  console.log(`\nThe site is at ${address}\nStop it with Ctrl+C.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill());
  server.once('exit', (code) => process.exit(code ?? 0));
});
