import { docusaurus, main, run, script } from './run';

// This process waits while the bundler runs, so it holds nothing: what needs more modules runs in a process of its own, or
// loads them once the build has failed.
main(async () => {
  const generated = await run(script('scripts/generate-reference.ts'));
  if (generated.code !== 0) process.exit(generated.code);
  const { code, output } = await run(docusaurus('build', ...process.argv.slice(2)), { capture: true, echo: true });
  if (code === 0) return;
  const { filesOfPages } = await import('./pages/filesOfPages');
  const files = filesOfPages(output).map((file) => `\n  ${file}`);
  throw new Error(
    files.length > 0
      ? `The build stopped, see above. Files of the pages that it names:${files.join('')}`
      : `The build stopped with code ${code}, see above.`,
  );
});
