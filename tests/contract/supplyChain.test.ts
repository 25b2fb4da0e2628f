import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { compareSets } from '../../plugins/compareSets';
import { projectDir } from '../../scripts/run';
import { judgeLicenses } from '../../scripts/supplyChain/judgeLicenses';
import { ALLOWED_LICENSES, LICENSE_EXCEPTIONS, SHIPPED_LICENSES } from '../../scripts/supplyChain/licenseRules';
import { lockedPackages } from '../../scripts/supplyChain/lockedPackages';
import { packageLicense } from '../../scripts/supplyChain/packageLicense';
import { markdownRows } from '../support/markdownRows';

interface Update {
  'package-ecosystem': string;
  directory?: string;
  directories?: string[];
  schedule: { interval: string };
  cooldown?: { 'default-days'?: number };
  groups?: Record<string, unknown>;
}

const read = (file: string) => readFileSync(path.join(projectDir, file), 'utf8');

/** Folders with packages of their own: the project's, and those of benches. */
const folders = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*package-lock.json'], {
  cwd: projectDir,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean)
  .map((file) => path.posix.dirname(file));

const { updates } = parse(read('.github/dependabot.yml')) as { updates: Update[] };
const npmUpdates = updates.filter((update) => update['package-ecosystem'] === 'npm');

describe.each(folders)('the packages of %s', (folder) => {
  const [, ...packages] = lockedPackages(path.join(projectDir, folder));

  it('have an integrity each', () => {
    expect(packages.length).toBeGreaterThan(0);
    expect(packages.filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual([]);
  });

  it('come from whatever registry the machine uses: no address, no folder, no repository', () => {
    const elsewhere = packages.filter(
      ({ resolved, link, version }) => resolved ?? link ?? !/^\d+\.\d+\.\d+/.test(version),
    );
    expect(elsewhere).toEqual([]);
  });

  it('run nothing at install', () => {
    expect(read(path.posix.join(folder, '.npmrc')).split('\n')).toContain('ignore-scripts=true');
  });

  it('are updated by weeks or months, in groups, once a version is a week old', () => {
    const address = path.posix.join('/', folder);
    const fitting = npmUpdates.filter(({ directory, directories = [directory ?? ''] }) =>
      directories.includes(address),
    );
    expect(fitting).toHaveLength(1);
    expect(fitting[0]?.schedule.interval).toMatch(/^(?:week|month)ly$/);
    expect(fitting[0]?.cooldown?.['default-days']).toBeGreaterThanOrEqual(7);
    expect(Object.keys(fitting[0]?.groups ?? {}).length).toBeGreaterThan(0);
  });
});

it('each package with an install script has a row that says why it does not run, or what runs it by name', () => {
  const withScript = folders
    .flatMap((folder) => lockedPackages(path.join(projectDir, folder)))
    .filter(({ hasInstallScript }) => hasInstallScript)
    .map(({ name }) => name);
  const rows = markdownRows(read('DEPENDENCIES.md'), 'Install scripts').map(([name]) => name);
  expect(compareSets([...new Set(withScript)], rows)).toEqual({ missing: [], extra: [] });
});

it('the licenses of all packages are reviewed, and each review is needed', () => {
  const [, ...packages] = lockedPackages(projectDir);
  const stated = packages.map((locked) => ({ name: locked.name, license: packageLicense(locked, projectDir) }));
  const rules = { allowed: Object.keys(ALLOWED_LICENSES), exceptions: LICENSE_EXCEPTIONS };
  expect(judgeLicenses(stated, rules).map(({ message }) => message)).toEqual([]);
  expect(SHIPPED_LICENSES.filter((license) => !(license in ALLOWED_LICENSES))).toEqual([]);
});

it('workflows install with npm ci only, which takes nothing that the lock file does not hold', () => {
  const workflows = execFileSync('git', ['ls-files', '.github/workflows', '.ci'], {
    cwd: projectDir,
    encoding: 'utf8',
  });
  const text = workflows.split('\n').filter(Boolean).map(read).join('\n');
  expect(text).toContain('npm ci');
  expect(text).not.toMatch(/npm (?:i|install|add|exec)\b|npx (?!tsx )/);
});

it('workflows cache downloads of npm, which the lock file vouches for, and nothing else; the deployment not even them', () => {
  const folder = '.github/workflows';
  const files = readdirSync(path.join(projectDir, folder)).map((file) => `${folder}/${file}`);
  const caches = files.flatMap((file) =>
    [...read(file).matchAll(/(?:\bcache: .+|actions\/cache\S*)$/gm)].map(([what]) => [file, what]),
  );
  expect(caches.filter(([, what]) => what !== 'cache: npm')).toEqual([]);
  expect(caches.map(([file]) => file)).toContain(`${folder}/checks.yml`);
  expect(caches.map(([file]) => file)).not.toContain(`${folder}/deploy.yml`);
});
