import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { writeFile } from '@api-docs/kit/writeFile';

import { buildPackages, PACKAGES } from './lib/buildPackages';
import { main, mustRun, projectDir } from './lib/run';

/** The packages as they are packed, and the packed files. */
const OUT = '.cache/packed';

/** What only this repository needs. */
const OWN_FIELDS = ['private', 'scripts', 'devDependencies'];

/** Writes the package as it is packed: what is built, and a manifest that leads to it. */
function stage(name: string): string {
  const [source, folder] = [path.join(projectDir, 'packages', name), path.join(projectDir, OUT, name)];
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

// Packs the packages into `.cache/packed`: one file for each, which `npm install` takes.
main(async () => {
  await buildPackages();
  const files = path.join(projectDir, OUT);
  rmSync(files, { recursive: true, force: true });
  mkdirSync(files, { recursive: true });
  for (const name of PACKAGES)
    await mustRun(['npm', 'pack', '--silent', '--pack-destination', files], { cwd: stage(name) });
});
