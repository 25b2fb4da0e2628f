import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { writeFile } from '@api-docs/kit/files/writeFile';

import { buildPackages, PACKAGES } from './buildPackages';
import { mustRun, projectDir } from './run';

/** Absolute path of the folder with the packages as they are packed, and the packed files. */
const OUT = path.join(projectDir, '.cache/packed');

/** What only this repository needs. */
const OWN_FIELDS = ['private', 'scripts', 'devDependencies'];

/** Writes the package as it is packed: what is built, and a manifest that leads to it. */
function stage(name: string): string {
  const [source, folder] = [path.join(projectDir, 'packages', name), path.join(OUT, name)];
  cpSync(path.join(source, 'dist'), path.join(folder, 'dist'), {
    recursive: true,
    filter: (file) => !file.endsWith('.tsbuildinfo'),
  });
  for (const file of ['README.md', 'CHANGELOG.md', '../LICENSE'])
    cpSync(path.join(source, file), path.join(folder, path.basename(file)));
  const manifest = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as object;
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
