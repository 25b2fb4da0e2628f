import { BUILD_STEPS } from '../site/plugins/buildSteps';
import { docusaurus, main, run, script } from './lib/run';

// This process stays in memory while the bundler runs, so it loads no other modules unless the build fails.
main(async () => {
  for (const step of BUILD_STEPS) {
    if ('script' in step) {
      const { code } = await run(script(step.script));
      if (code !== 0) process.exit(code);
    }
    if ('docusaurus' in step) {
      const command = docusaurus(step.docusaurus, ...process.argv.slice(2));
      // Docusaurus' minifier leaves out end tags that browsers need. `finishPages.ts` minifies.
      const env = { SKIP_HTML_MINIFICATION: 'true' };
      const { code, output } = await run(command, { capture: true, echo: true, env });
      if (code !== 0) throw await (await import('./lib/buildFailure')).buildFailure(code, output);
    }
  }
});
