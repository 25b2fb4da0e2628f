import type { LoadContext, Plugin } from '@docusaurus/types';

import { fileProblem } from '@api-docs/kit/node';

import { siteErrors } from '../content/errors/siteErrors';
import { sourcesInOutput } from '../content/errors/sourcesInOutput';
import { printErrors } from '../lib/printErrors';
import type { Site } from '../lib/site';

/** Keeps what a stream prints from now on. */
function keep(stream: NodeJS.WriteStream, chunks: string[]): void {
  const write = stream.write.bind(stream) as (...args: unknown[]) => boolean;
  stream.write = (...args: unknown[]) => {
    chunks.push(String(args[0]));
    return write(...args);
  };
}

/**
 * Docusaurus plugin that checks all written pages before the build begins, because Docusaurus stops at the first error: it prints all
 * and ends the build. It names the source files of what only a whole build finds.
 */
export async function explainFailure(
  { siteDir, generatedFilesDir, siteConfig }: LoadContext,
  site: Site,
): Promise<Plugin> {
  const plugin = { name: 'explain-failure' };
  if (process.env.NODE_ENV !== 'production') return plugin;
  const errors = await siteErrors(site, siteConfig);
  if (errors.length > 0) {
    printErrors('Errors in pages and tables', errors);
    // Docusaurus would print where its own code was, around the list.
    process.exit(1);
  }
  const chunks: string[] = [];
  for (const stream of [process.stdout, process.stderr]) keep(stream, chunks);
  process.once('exit', (code) => {
    if (code === 0) return;
    const output = chunks.join('');
    const disk = fileProblem(output, siteDir);
    const files = sourcesInOutput(output, siteDir, generatedFilesDir);
    const list = files.map((file) => `\n  ${file}`).join('');
    if (disk !== undefined) process.stderr.write(`\n${disk}\n`);
    else if (files.length > 0) process.stderr.write(`\nSource files it is about:${list}\n`);
  });
  return plugin;
}
