import { docusaurus, main, projectDir, run, script } from './lib/run';

// This process stays in memory while the bundler runs, so it loads no other modules unless the build fails.
main(async () => {
  const generated = await run(script('scripts/generate-reference.ts'));
  if (generated.code !== 0) process.exit(generated.code);
  const { code, output } = await run(docusaurus('build', ...process.argv.slice(2)), { capture: true, echo: true });
  if (code === 0) process.exit((await run(script('scripts/docs-server.ts'))).code);
  const [{ filesInOutput }, { unreadablePages }, { formatFinding }] = await Promise.all([
    import('./docs-lint/pagesInOutput'),
    import('./docs-lint/lintPages'),
    import('./docs-lint/finding'),
  ]);
  const unreadable = unreadablePages(projectDir).map(formatFinding);
  const files = filesInOutput(output).map((file) => `\n  ${file}`);
  throw new Error(
    [
      `The build failed with exit code ${code}, see above.`,
      ...(files.length > 0 ? [`Source files of the pages it names:${files.join('')}`] : []),
      ...unreadable,
    ].join('\n\n'),
  );
});
