import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { writeFile } from '@api-docs/kit/writeFile';

import { buildPackages, PACKAGES } from './lib/buildPackages';
import { main, mustRun, projectDir } from './lib/run';

/** The packages as they are packed, and the packed files. */
const OUT = '.cache/packed';

/** What only this repository needs. */
const OWN_FIELDS = ['private', 'scripts', 'devDependencies'];

interface Manifest {
  exports: Record<string, string>;
  [field: string]: unknown;
}

/**
 * Returns what a module of the package leads to. Bundlers take the ECMAScript module, of which they leave out what nobody uses; Node
 * takes the CommonJS module, because Docusaurus requires plugins.
 */
function builtExport(source: string, folder: string): object | string {
  const file = source.replace('./src/', '');
  if (file.endsWith('.css')) return `./dist/${existsSync(path.join(folder, 'dist', file)) ? '' : 'browser/'}${file}`;
  const [stem] = file.split(/\.tsx?$/);
  const built = ['dist/browser', 'dist'].filter((dir) => existsSync(path.join(folder, dir, `${stem}.js`)));
  const [first = 'dist', last = first] = built;
  const module = first === last ? {} : { module: `./${first}/${stem}.js` };
  return { types: `./${first}/${stem}.d.ts`, ...module, default: `./${last}/${stem}.js` };
}

/** Writes the package as it is packed: what is built, and a manifest that leads to it. */
function stage(name: string): string {
  const [source, folder] = [path.join(projectDir, 'packages', name), path.join(projectDir, OUT, name)];
  cpSync(path.join(source, 'dist'), path.join(folder, 'dist'), {
    recursive: true,
    filter: (file) => !file.endsWith('.tsbuildinfo'),
  });
  for (const file of ['README.md', 'CHANGELOG.md', '../LICENSE'])
    cpSync(path.join(source, file), path.join(folder, path.basename(file)));
  const manifest = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as Manifest;
  const kept = Object.entries(manifest).filter(([field]) => !OWN_FIELDS.includes(field));
  // Helpers for tests are not packed.
  const exported = Object.entries(manifest.exports).filter(([, file]) => file.startsWith('./src/'));
  const main = '.' in manifest.exports ? { main: './dist/index.js', types: './dist/index.d.ts' } : {};
  const exports = Object.fromEntries(exported.map(([key, file]) => [key, builtExport(file, folder)]));
  writeFile(
    path.join(folder, 'package.json'),
    `${JSON.stringify({ ...Object.fromEntries(kept), ...main, exports }, null, 2)}\n`,
  );
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
