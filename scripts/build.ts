import { docusaurus, main, run } from './lib/run';

/** Writes what hosts need beside the built site, too. */
const WITH_HOSTS = '--hosts';

// This process stays in memory while the bundler runs, so it loads no other modules unless the build fails.
main(async () => {
  const flags = process.argv.slice(2).filter((flag) => flag !== WITH_HOSTS);
  const { code, output } = await run(docusaurus('build', ...flags), { capture: true, echo: true });
  if (code !== 0) throw await (await import('./lib/buildFailure')).buildFailure(code, output);
  if (process.argv.includes(WITH_HOSTS)) await (await import('./deploy/writeHosts')).writeHosts();
});
