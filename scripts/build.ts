import { BUILD_STEPS } from '../plugins/buildSteps';
import { docusaurus, main, run, script } from './lib/run';

/** Writes what hosts need beside the built site, too. */
const WITH_HOSTS = '--hosts';

// This process stays in memory while the bundler runs, so it loads no other modules unless the build fails.
main(async () => {
  const flags = process.argv.slice(2).filter((flag) => flag !== WITH_HOSTS);
  for (const step of BUILD_STEPS) {
    if ('script' in step) {
      const { code } = await run(script(step.script));
      if (code !== 0) process.exit(code);
    }
    if ('docusaurus' in step) {
      const command = docusaurus(step.docusaurus, ...flags);
      // Docusaurus' minifier leaves out end tags that browsers need. `finishPages.ts` minifies.
      const env = { SKIP_HTML_MINIFICATION: 'true' };
      const { code, output } = await run(command, { capture: true, echo: true, env });
      if (code !== 0) throw await (await import('./lib/buildFailure')).buildFailure(code, output);
    }
  }
  if (process.argv.includes(WITH_HOSTS)) await (await import('./deploy/writeHosts')).writeHosts();
});
