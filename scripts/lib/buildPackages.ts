import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { listFiles } from '@api-docs/kit/files/paths';

import { compiler } from './compiler';
import { mustRun, projectDir } from './run';

const FOLDER = path.join(projectDir, 'packages');

/** Names of the packages, without their scope. */
export const PACKAGES = readdirSync(FOLDER).filter((name) => existsSync(path.join(FOLDER, name, 'package.json')));

/** Styles, templates and declarations, which the compiler does not copy. */
const isCopied = (file: string) => file.endsWith('.d.ts') || !/\.(?:js|tsx?)$/.test(file);

/** Copies a file unless the copy has the same content, so that `npm start` does not load it again. */
function copyChanged(source: string, target: string): void {
  if (existsSync(target) && readFileSync(target).equals(readFileSync(source))) return;
  cpSync(source, target);
}

/** Compiles all packages into their `dist/`: what runs in Node there, what runs in browsers in `browser/` in it. */
export async function buildPackages(): Promise<void> {
  await mustRun(compiler('-b', 'packages'));
  for (const name of PACKAGES) {
    const folder = path.join(FOLDER, name);
    for (const file of listFiles(path.join(folder, 'src')).filter(isCopied)) {
      const targets = ['dist', 'dist/browser'].map((dist) => path.join(folder, dist, file));
      for (const target of targets.filter((one) => existsSync(path.dirname(one))))
        copyChanged(path.join(folder, 'src', file), target);
    }
  }
}
