import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { compareSets } from '../../plugins/lib/compareSets';
import { projectDir } from '../../scripts/lib/run';
import { licenseErrors, lockedPackages, statedLicense } from '../../scripts/licenses/packageLicenses';
import { ALLOWED_LICENSES, LICENSE_EXCEPTIONS, SHIPPED_LICENSES } from '../../scripts/licenses/licenseRules';
import { projectFiles } from '../../scripts/lib/projectFiles';
import { markdownRows, projectText } from '../support/projectFiles';

interface Update {
  'package-ecosystem': string;
  directory?: string;
  directories?: string[];
  schedule: { interval: string };
  cooldown?: { 'default-days'?: number };
  groups?: Record<string, unknown>;
}

/** Folders with a lock file: the project, and benchmarks if they have their own packages. */
const folders = projectFiles('*package-lock.json').map((file) => path.posix.dirname(file));

const { updates } = parse(projectText('.github/dependabot.yml')) as { updates: Update[] };
const npmUpdates = updates.filter((update) => update['package-ecosystem'] === 'npm');

describe.each(folders)('the packages of %s', (folder) => {
  const packages = lockedPackages(path.join(projectDir, folder));

  it('have an integrity hash', () => {
    expect(packages).not.toEqual([]);
    expect(packages.filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual([]);
  });

  it('come from the configured registry, not from a URL, a folder or a repository', () => {
    const elsewhere = packages.filter(
      ({ resolved, link, version }) => resolved ?? link ?? !/^\d+\.\d+\.\d+/.test(version),
    );
    expect(elsewhere).toEqual([]);
  });

  it('do not run install scripts', () => {
    expect(projectText(path.posix.join(folder, '.npmrc')).split('\n')).toContain('ignore-scripts=true');
  });

  it('are updated every week or month, in groups, to versions that are at least a week old', () => {
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

it('DEPENDENCIES.md has a row for each package with an install script', () => {
  const withScript = folders
    .flatMap((folder) => lockedPackages(path.join(projectDir, folder)))
    .filter(({ hasInstallScript }) => hasInstallScript)
    .map(({ name }) => name);
  const rows = markdownRows(projectText('DEPENDENCIES.md'), 'Install scripts').map(([name]) => name);
  expect(compareSets([...new Set(withScript)], rows)).toEqual({ missing: [], extra: [] });
});

it('all packages have an allowed license or a necessary exception', () => {
  const stated = lockedPackages(projectDir).map((locked) => statedLicense(locked, projectDir));
  const rules = { allowed: Object.keys(ALLOWED_LICENSES), exceptions: LICENSE_EXCEPTIONS };
  expect(licenseErrors(stated, rules).map(({ message }) => message)).toEqual([]);
  expect(SHIPPED_LICENSES.filter((license) => !(license in ALLOWED_LICENSES))).toEqual([]);
});

it('the deployment lists the packages of the site, and no development packages, in its bill of materials', () => {
  const { jobs } = parse(projectText('.github/workflows/deploy.yml')) as {
    jobs: { build: { steps: { run?: string }[] } };
  };
  const step = jobs.build.steps.find(({ run = '' }) => run.includes('npm sbom'));
  const folder = mkdtempSync(path.join(tmpdir(), 'sbom-'));
  execFileSync('bash', ['-e', '-c', step?.run ?? ''], {
    cwd: projectDir,
    env: { ...process.env, RUNNER_TEMP: folder },
    stdio: 'pipe',
  });
  const bom = JSON.parse(readFileSync(path.join(folder, 'sbom/sbom.cdx.json'), 'utf8')) as {
    bomFormat: string;
    components: { 'bom-ref': string }[];
  };
  rmSync(folder, { recursive: true });
  const locked = lockedPackages(projectDir).filter(({ dev, devOptional }) => !dev && !devOptional);
  const names = [...new Set(locked.map(({ name, version }) => `${name}@${version}`))];
  expect(bom.bomFormat).toBe('CycloneDX');
  expect(
    compareSets(
      names,
      bom.components.map((component) => component['bom-ref']),
    ),
  ).toEqual({ missing: [], extra: [] });
});

it('workflows install packages only with npm ci', () => {
  const text = projectFiles('.github/workflows', '.ci').map(projectText).join('\n');
  expect(text).toContain('npm ci');
  expect(text).not.toMatch(/npm (?:i|install|add|exec)\b|npx (?!tsx )/);
});

it('workflows cache only npm downloads, and the deployment caches nothing', () => {
  const folder = '.github/workflows';
  const caches = projectFiles(folder).flatMap((file) =>
    [...projectText(file).matchAll(/(?:\bcache: .+|actions\/cache\S*)$/gm)].map(([what]) => [file, what]),
  );
  expect(caches.filter(([, what]) => what !== 'cache: npm')).toEqual([]);
  expect(caches.map(([file]) => file)).toContain(`${folder}/checks.yml`);
  expect(caches.map(([file]) => file)).not.toContain(`${folder}/deploy.yml`);
});
