import { docusaurus, main, run, script } from './lib/run';

// This process stays in memory while the bundler runs, so it loads no other modules unless the build fails.
main(async () => {
  const generated = await run(script('scripts/generate-reference.ts'));
  if (generated.code !== 0) process.exit(generated.code);
  const { code, output } = await run(docusaurus('build', ...process.argv.slice(2)), { capture: true, echo: true });
  if (code === 0) process.exit((await run(script('scripts/docs-server.ts'))).code);
  const { sourcesInOutput } = await import('./lib/sourcesInOutput');
  const files = sourcesInOutput(output).map((file) => `\n  ${file}`);
  const sources = files.length > 0 ? `\n\nSource files of the pages it names:${files.join('')}` : '';
  throw new Error(`The build failed with exit code ${code}, see above.${sources}`);
});
