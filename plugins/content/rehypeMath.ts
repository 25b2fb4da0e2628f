import type { Root } from 'hast';
import rehypeKatex from 'rehype-katex';
import type { VFile } from 'vfile';

import { buildError } from '../lib/buildError';
import { projectPath } from '../lib/paths';

/** Name under which `rehype-katex` reports formulas that it cannot read. */
const SOURCE = 'rehype-katex';

/**
 * Rehype plugin that renders formulas as MathML, which browsers show without a stylesheet, a font or a script.
 *
 * @throws with the page and the line if a formula is malformed
 */
export function rehypeMath({ siteDir }: { siteDir: string }) {
  const render = rehypeKatex({ output: 'mathml' });
  return (tree: Root, vfile: VFile): void => {
    render(tree, vfile);
    const error = vfile.messages.find(({ source }) => source === SOURCE);
    if (!error) return;
    // The inner element of a block has no position.
    const lines = [...(error.ancestors ?? [])].flatMap(({ position }) => position?.start.line ?? []);
    const line = error.line ?? lines.at(-1) ?? 1;
    throw buildError({
      file: `${projectPath(siteDir, vfile.path)}:${line}`,
      problem: 'malformed formula',
      expected: 'TeX that KaTeX supports: https://katex.org/docs/supported',
      found: error.cause instanceof Error ? error.cause.message : error.reason,
      remedy: 'fix the formula, or write \\$ for a dollar sign in text',
    });
  };
}
