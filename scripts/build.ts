import { docusaurus, main, run, script } from './lib/run';

/** Writes what hosts need beside the built site, too. */
const WITH_HOSTS = '--hosts';

/** Runs a script, which prints its errors. */
async function runScript(file: string): Promise<void> {
  const { code } = await run(script(file));
  if (code !== 0) process.exit(code);
}

// This process stays in memory while the bundler runs, so it loads no other modules unless the build fails.
main(async () => {
  const flags = process.argv.slice(2).filter((flag) => flag !== WITH_HOSTS);
  // Docusaurus' minifier leaves out end tags that browsers need. `finishPages.ts` minifies.
  const env = { SKIP_HTML_MINIFICATION: 'true' };
  const { code, output } = await run(docusaurus('build', ...flags), { capture: true, echo: true, env });
  if (code !== 0) throw await (await import('./lib/buildFailure')).buildFailure(code, output);
  await runScript('scripts/docs-server.ts');
  if (process.argv.includes(WITH_HOSTS)) await (await import('./deploy/writeHosts')).writeHosts();
});
