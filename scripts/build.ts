import { docusaurus, main, run, script } from './lib/run';

// This process stays in memory while the bundler runs, so it loads no other modules unless the build fails.
main(async () => {
  const generated = await run(script('scripts/generate-reference.ts'));
  if (generated.code !== 0) process.exit(generated.code);
  const { code, output } = await run(docusaurus('build', ...process.argv.slice(2)), { capture: true, echo: true });
  if (code === 0) return;
  const { filesInOutput } = await import('./docs-lint/pagesInOutput');
  const files = filesInOutput(output).map((file) => `\n  ${file}`);
  throw new Error(
    files.length > 0
      ? `The build failed, see above. Source files of the pages it names:${files.join('')}`
      : `The build failed with exit code ${code}, see above.`,
  );
});
