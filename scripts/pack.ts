import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { listFiles } from '@api-docs/kit/paths';
import { writeFile } from '@api-docs/kit/writeFile';

import { main, mustRun, projectDir, tool } from './lib/run';

/** Packages that other sites can install, as `packages/tsconfig.json` builds them, and those that only packages import from. */
const PACKED = ['local-search'];
const INNER = ['kit', 'ui'];

/** The packages as they are packed, and the packed files. */
const OUT = '.cache/packed';

const VERSION = '0.1.0';

type Versions = Record<string, string>;

interface Manifest {
  name: string;
  sideEffects: boolean | string[];
  exports: Record<string, string>;
  dependencies?: Versions;
  peerDependencies?: Versions;
}

/** The range of a package that a site may have in another version: its exact version here, and the site's there. */
function rangeOf(name: string, version: string): string {
  if (name.startsWith('@api-docs/')) return `^${VERSION}`;
  if (version !== '*') return version;
  return name.startsWith('@docusaurus/') ? '^3.10.0' : '^19.0.0';
}

const ranges = (versions: Versions = {}) =>
  Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, rangeOf(name, version)]));

/**
 * Returns what a module of the package leads to. Bundlers take the ECMAScript module, of which they leave out what nobody uses; Node
 * takes the CommonJS module, because Docusaurus requires plugins.
 */
function builtExport(source: string, folder: string): object | string | undefined {
  const file = source.replace('./src/', '');
  if (!source.startsWith('./src/')) return undefined;
  if (file.endsWith('.css')) return `./dist/${file}`;
  const [stem] = file.split(/\.tsx?$/);
  const built = ['dist/browser', 'dist'].filter((dir) => existsSync(path.join(folder, dir, `${stem}.js`)));
  const [first = 'dist', last = first] = built;
  const webpack = first === last ? {} : { webpack: `./${first}/${stem}.js` };
  return { types: `./${first}/${stem}.d.ts`, ...webpack, default: `./${last}/${stem}.js` };
}

/** Writes the package as it is packed: what `tsc -b packages` has built, its styles, and a manifest that leads to them. */
function stage(name: string): string {
  const [source, folder] = [path.join(projectDir, 'packages', name), path.join(projectDir, OUT, name)];
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(projectDir, '.cache/dist', name), path.join(folder, 'dist'), {
    recursive: true,
    filter: (file) => !file.endsWith('.tsbuildinfo'),
  });
  cpSync(path.join(source, 'README.md'), path.join(folder, 'README.md'));
  for (const file of listFiles(path.join(source, 'src')).filter((one) => one.endsWith('.css'))) {
    const targets = ['dist', 'dist/browser'].map((dir) => path.join(folder, dir, file));
    for (const target of targets.filter((one) => existsSync(path.dirname(one))))
      cpSync(path.join(source, 'src', file), target);
  }
  const manifest = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as Manifest;
  const isPublic = (key: string) => key === '.' || INNER.includes(name);
  const exported = Object.entries(manifest.exports).flatMap(([key, file]) => {
    const target = builtExport(file, folder);
    return target === undefined || !isPublic(key) ? [] : [[key, target]];
  });
  const packed = {
    name: manifest.name,
    ...{ version: VERSION, license: 'MIT', sideEffects: manifest.sideEffects, engines: { node: '>=20.19' } },
    exports: Object.fromEntries(exported) as object,
    dependencies: ranges(manifest.dependencies),
    peerDependencies: ranges(manifest.peerDependencies),
  };
  writeFile(path.join(folder, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
  return folder;
}

// Packs the packages into `.cache/packed`: one file for each, which `npm install` takes.
main(async () => {
  rmSync(path.join(projectDir, '.cache/dist'), { recursive: true, force: true });
  await mustRun(tool('typescript', '-b', 'packages'));
  const files = path.join(projectDir, OUT);
  mkdirSync(files, { recursive: true });
  for (const name of [...INNER, ...PACKED]) {
    await mustRun(['npm', 'pack', '--silent', '--pack-destination', files], { cwd: stage(name) });
  }
});
