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
      // Docusaurus' minifier leaves out end tags that browsers need. `finishingSteps.ts` minifies.
      const env = { SKIP_HTML_MINIFICATION: 'true' };
      const { code, output } = await run(command, { capture: true, echo: true, env });
      if (code !== 0) await reportFailure(code, output);
    }
  }
});

/** @throws with all errors of all pages, or with the source files that the output names by their pages or folders */
async function reportFailure(code: number, output: string): Promise<never> {
  const [{ siteErrors }, { sourcesInOutput }, { formatError }] = await Promise.all([
    import('./lib/siteErrors'),
    import('./lib/sourcesInOutput'),
    import('@api-docs/kit/buildError'),
  ]);
  const errors = await siteErrors();
  const list = errors.map((error) => `\n${formatError(error)}`).join('');
  const files = sourcesInOutput(output).map((file) => `\n  ${file}`);
  const sources = files.length > 0 ? `\n\nSource files it is about:${files.join('')}` : '';
  const found = errors.length > 0 ? `\n\nErrors in pages and tables: ${errors.length}\n${list}` : '';
  throw new Error(`The build failed with exit code ${code}, see above.${sources}${found}`);
}
