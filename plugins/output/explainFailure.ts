import { spawnSync } from 'node:child_process';

import type { LoadContext, Plugin } from '@docusaurus/types';

/** Keeps what a stream prints from now on. */
function keep(stream: NodeJS.WriteStream, chunks: string[]): void {
  const write = stream.write.bind(stream) as (...args: unknown[]) => boolean;
  stream.write = (...args: unknown[]) => {
    chunks.push(String(args[0]));
    return write(...args);
  };
}

/**
 * Docusaurus plugin that lists, after a failed build, the errors of all pages, because Docusaurus stops at the first one, and the
 * source files of the URLs in its output.
 */
export function explainFailure({ siteDir }: LoadContext): Plugin {
  const plugin = { name: 'explain-failure' };
  if (process.env.NODE_ENV !== 'production') return plugin;
  const chunks: string[] = [];
  for (const stream of [process.stdout, process.stderr]) keep(stream, chunks);
  process.once('exit', (code) => {
    if (code === 0) return;
    // In a process of its own, because this one runs nothing more that waits.
    const args = ['--import', 'tsx', 'scripts/explain-failure.ts'];
    spawnSync(process.execPath, args, { cwd: siteDir, input: chunks.join(''), stdio: ['pipe', 'inherit', 'inherit'] });
  });
  return plugin;
}
