import { existsSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { projectDir } from '../../scripts/lib/run';
import { projectFiles } from '../../scripts/lib/projectFiles';
import { packageManifest, projectText } from '../support/projectFiles';

/** Rows of the table "Updates": pin, where, changed by, proved by. */
const [, section = ''] = projectText('DEPENDENCIES.md').split('\n## Updates\n');
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
  .map(([, pin = '', where = '', by = '', proof = '']) => ({ pin, where, by, proof }));

/** Examples of pins of other software, by the file that may have them. */
const PINS: readonly [file: RegExp, pin: RegExp, name: string][] = [
  [/^package\.json$/, /"dependencies"/, 'packages'],
  [/^package\.json$/, /"overrides"/, 'overrides'],
  [/^package\.json$/, /"engines"/, 'node'],
  [/^package\.json$/, /"browserslist"/, 'browsers of readers'],
  [/\.ya?ml$/, /^ +node-version:/m, 'node-version'],
  [/\.ya?ml$/, /\buses: [\w-]+\//, 'actions'],
  [/\.ya?ml$/, /^ +runs-on:/m, 'runners'],
  [/(?:Container|Docker)file$/, /^FROM /m, 'images'],
  [/programs\.ts$/, /debian: 'firefox-esr'/, 'browsers of tests'],
];

const { updates } = parse(projectText('.github/dependabot.yml')) as {
  updates: { 'package-ecosystem': string; directory: string }[];
};

describe('the table "Updates" of DEPENDENCIES.md', () => {
  it.each(rows)('names an existing place and a proof for $pin', ({ where, by, proof }) => {
    expect(existsSync(path.join(projectDir, where)), where).toBe(true);
    expect(by).not.toBe('');
    const named = [...proof.matchAll(/tests\/[\w/.]+|(?<=npm run )[\w:-]+/g)].map(([name]) => name);
    const { scripts } = packageManifest();
    expect(named.filter((name) => !(name in scripts) && !existsSync(path.join(projectDir, name)))).toEqual([]);
  });

  it('has a row for each pin of the repository', () => {
    const files = projectFiles().filter((file) => PINS.some(([name]) => name.test(file)));
    const missing = files.flatMap((file) =>
      PINS.filter(([name, pin]) => name.test(file) && pin.test(projectText(file)))
        .filter(([, , name]) => !rows.some(({ pin, where }) => pin === name && file.startsWith(where)))
        .map(([, , name]) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('says "Dependabot" where Dependabot updates', () => {
    const places = { npm: 'packages', 'github-actions': 'actions', docker: 'images' };
    expect(updates.map((update) => update['package-ecosystem']).sort()).toEqual(Object.keys(places).sort());
    for (const pin of Object.values(places)) expect(rows.find((row) => row.pin === pin)?.by).toContain('Dependabot');
  });
});

it('the types of Node are those of the oldest Node that package.json allows', () => {
  const { engines, devDependencies } = packageManifest();
  const [, major] = />=(\d+)/.exec(engines.node) ?? [];
  expect(devDependencies['@types/node']?.split('.')[0]).toBe(major);
});

it('workflows build and test the site with the oldest Node that package.json allows', () => {
  const [, major] = />=(\d+)/.exec(packageManifest().engines.node) ?? [];
  const versions = ['checks.yml', 'deploy.yml'].flatMap((file) => [
    ...projectText(`.github/workflows/${file}`).matchAll(/node-version: (\d+)/g),
  ]);
  expect(versions).not.toEqual([]);
  expect(versions.map(([, version]) => version).filter((version) => version !== major)).toEqual([]);
});
