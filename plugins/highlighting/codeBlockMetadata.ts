import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';

import type { createCodeBlockMetadata } from '@docusaurus/theme-common/internal';
import { transformSync } from 'esbuild';

export type { CodeBlockMetadata } from '@docusaurus/theme-common/internal';

type Exports = { createCodeBlockMetadata: typeof createCodeBlockMetadata };

const FILE = path.join(path.dirname(require.resolve('@docusaurus/theme-common')), 'utils/codeBlockUtils.js');

/** Hooks of React components; they import modules that exist in the bundle only. */
const UNUSED = './reactUtils';

/** Docusaurus publishes the file as JSX in ES modules, for bundlers. Node needs CommonJS. */
function loadCodeBlockUtils(): Exports {
  const { code } = transformSync(readFileSync(FILE, 'utf8'), { loader: 'jsx', format: 'cjs' });
  const module = { exports: {} as Exports };
  const requireFromFile = createRequire(FILE);
  const run = compileFunction(code, ['module', 'require'], { filename: FILE });
  run(module, (name: string) => (name === UNUSED ? {} : (requireFromFile(name) as unknown)));
  return module.exports;
}

/**
 * Reads language, title, marked lines and numbers of a block of code, and removes its magic comments. This is the
 * function of `@docusaurus/theme-common/internal`, loaded from its file, because the package itself needs a bundler.
 */
export const codeBlockMetadata = loadCodeBlockUtils().createCodeBlockMetadata;
