import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { projectPath, writeFile } from '@api-docs/kit/node';

import { buildPackages, PACKAGES } from './buildPackages';
import { mustRun, projectDir } from './run';

/** Absolute path of the folder with the packages as they are packed, and the packed files. */
const OUT = path.join(projectDir, '.cache/packed');

/** What only this repository needs. */
const OWN_FIELDS = ['private', 'scripts', 'devDependencies'];

/** Whether a file or folder in `dist/` is built from one in `src/`, and not left from one that was moved. */
function hasSource(folder: string, built: string): boolean {
  const start = built.replace(/\.d\.ts$|\.js$/, '');
  const names = [built, ...['.ts', '.tsx', '.js'].map((end) => start + end)];
  const sources = names.flatMap((name) => [name, name.replace(/^browser\/?/, '')]);
  return sources.some((name) => existsSync(path.join(folder, 'src', name)));
}

/** Writes the package as it is packed: what its manifest lists, and a manifest without what only this repository needs. */
function stage(name: string): string {
  const [source, folder] = [path.join(projectDir, 'packages', name), path.join(OUT, name)];
  const dist = path.join(source, 'dist');
  const manifest = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as { files: string[] };
  for (const file of ['README.md', ...manifest.files]) {
    cpSync(path.join(source, file), path.join(folder, file), {
      recursive: true,
      filter: (part) => !part.startsWith(dist) || hasSource(source, projectPath(dist, part)),
    });
  }
  cpSync(path.join(source, '../LICENSE'), path.join(folder, 'LICENSE'));
  const kept = Object.entries(manifest).filter(([field]) => !OWN_FIELDS.includes(field));
  writeFile(path.join(folder, 'package.json'), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
  return folder;
}

/**
 * Packs the packages into `.cache/packed`: one file for each, which `npm install` takes.
 *
 * @returns absolute paths of the files
 */
export async function packPackages(): Promise<string[]> {
  await buildPackages();
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  for (const name of PACKAGES)
    await mustRun(['npm', 'pack', '--silent', '--pack-destination', OUT], { cwd: stage(name), capture: true });
  return readdirSync(OUT)
    .filter((file) => file.endsWith('.tgz'))
    .map((file) => path.join(OUT, file));
}
