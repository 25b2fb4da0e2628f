import { readdirSync } from 'node:fs';
import path from 'node:path';

import { writeFile } from '@api-docs/kit/files/writeFile';

import lock from '../../package-lock.json';
import own from '../../package.json';
import { run } from '../lib/run';

/** What every site of Docusaurus depends on here, at the versions of this site. */
export const STOCK_DEPENDENCIES = [
  '@docusaurus/core',
  '@docusaurus/faster',
  '@docusaurus/preset-classic',
  '@mdx-js/react',
  'react',
  'react-dom',
] as const;

const DEV_DEPENDENCIES = [
  '@axe-core/playwright',
  '@docusaurus/module-type-aliases',
  '@docusaurus/tsconfig',
  '@docusaurus/types',
  '@playwright/test',
  '@types/node',
  '@types/react',
  'prettier',
  'typescript',
] as const;

const SCRIPTS = {
  start: 'docusaurus start',
  build: 'docusaurus build',
  serve: 'docusaurus serve',
  site: 'docusaurus build && docusaurus serve --no-open',
  lint: 'tsc && prettier --check .',
  format: 'prettier --write .',
  test: 'npm run lint && npm run build && playwright test',
  'new:page': 'node scripts/new-page.mjs',
};

/** Returns the dependencies on the packed packages in `packages/` of a site, by their names. */
function packedDependencies(siteDir: string): Record<string, string> {
  const files = readdirSync(path.join(siteDir, 'packages'));
  return Object.fromEntries(
    files.map((file) => [file.replace(/^api-docs-(.*)-\d+\.\d+\.\d+\.tgz$/, '@api-docs/$1'), `file:packages/${file}`]),
  );
}

/**
 * Writes `package.json`, and `package-lock.json` with the versions of this site. Without the registry of npm there is no lock
 * file, and a warning.
 *
 * @param siteDir absolute path of the new site, which has the packed packages
 */
export async function writeManifest(siteDir: string, name: string): Promise<void> {
  const manifest = {
    name,
    version: '0.0.0',
    private: true,
    description: 'Documentation site of an API',
    engines: own.engines,
    scripts: SCRIPTS,
    dependencies: {
      ...packedDependencies(siteDir),
      ...Object.fromEntries(STOCK_DEPENDENCIES.map((one) => [one, own.dependencies[one]])),
    },
    devDependencies: Object.fromEntries(DEV_DEPENDENCIES.map((one) => [one, own.devDependencies[one]])),
    overrides: own.overrides,
    browserslist: own.browserslist,
  };
  const write = (file: string, content: object) =>
    writeFile(path.join(siteDir, file), `${JSON.stringify(content, null, 2)}\n`);
  const others = Object.entries(lock.packages).filter(
    ([place, entry]) => !place.startsWith('packages/') && !('link' in entry),
  );
  write('package.json', manifest);
  write('package-lock.json', { ...lock, name, packages: { ...Object.fromEntries(others), '': manifest } });
  const npm = ['npm', 'install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, output } = await run(npm, { cwd: siteDir, capture: true });
  if (code !== 0) console.warn(`package-lock.json is not complete: run npm install before npm ci.\n${output}`);
}
