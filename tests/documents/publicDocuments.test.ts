import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { projectDir } from '../../scripts/lib/run';
import { isFull } from '../support/fullRun';
import { checkDocument, type Checked } from './checkDocument';
import { DOWNLOADED, INSTALLED, QUICK, REFUSED } from './packages';

const FOLDER = '.cache/documents';
const folder = path.join(projectDir, FOLDER);

/** Downloads the packages without their dependencies. Returns why it cannot. */
function downloadPackages(): string | undefined {
  try {
    for (const name of Object.keys(DOWNLOADED).filter((one) => !existsSync(path.join(folder, one)))) {
      const target = path.join(folder, name);
      mkdirSync(path.join(folder, 'packages'), { recursive: true });
      const pack = ['pack', name, '--ignore-scripts', '--silent', '--pack-destination', path.join(folder, 'packages')];
      execFileSync('npm', pack, { cwd: folder, stdio: 'pipe' });
      mkdirSync(target, { recursive: true });
      const file = `${name.slice(1).replace('/', '-').replace('@', '-')}.tgz`;
      execFileSync('tar', ['-xzf', path.join(folder, 'packages', file), '-C', target, '--strip-components=1']);
    }
    return undefined;
  } catch (error) {
    return `tests/documents is without documents that are not installed, the npm registry cannot be reached: ${String(error)}`;
  }
}

const reason = isFull ? downloadPackages() : 'only the full run downloads packages';
if (isFull && reason !== undefined && process.env.CI === 'true') throw new Error(reason);
if (isFull && reason !== undefined) process.stderr.write(`${reason}\n`);

/** Returns the documents at a path, which is that of a document or of a folder. */
function documentsAt(file: string): string[] {
  if (/\.\w+$/.test(path.basename(file))) return [file];
  const names = readdirSync(path.join(projectDir, file)).filter((name) => /\.(?:json|yaml)$/.test(name));
  return names.sort().map((name) => `${file}/${name}`);
}

const downloaded = Object.entries(DOWNLOADED).flatMap(([name, paths]) =>
  reason === undefined ? paths.map((one) => `${FOLDER}/${name}/${one}`) : [],
);
const documents = isFull ? [...INSTALLED, ...downloaded].flatMap(documentsAt) : QUICK;
const refused = Object.entries(REFUSED).filter(([name]) => documents.includes(name));
const rows: (string | number)[][] = [];

afterAll(() => {
  const head = ['document', 'version', 'operations', 'checked', 'facts', 'missing', 'examples', 'invalid', 'none', 's'];
  process.stdout.write(`${[head, ...rows].map((row) => row.join('\t')).join('\n')}\n`);
});

describe('the public document', () => {
  it.each(documents.filter((one) => !Object.hasOwn(REFUSED, one)))('%s is shown whole', async (name) => {
    const started = Date.now();
    const result: Checked = await checkDocument(name, path.join(folder, 'work'));
    const { version, operations, checked, names, missing, invalid, generated, absent, faults } = result;
    const seconds = Math.round((Date.now() - started) / 100) / 10;
    const counts = [operations, checked, names, missing.length, generated, invalid.length, absent, seconds];
    rows.push([name, version, ...counts]);
    expect({ missing, invalid, faults }).toEqual({ missing: [], invalid: [], faults: [] });
  });

  it.each(refused)('%s is refused with its reason', async (name, message) => {
    await expect(checkDocument(name, path.join(folder, 'work'))).rejects.toThrow(message);
  });

  it('is one of many', () => {
    expect(documents.length - refused.length).toBeGreaterThanOrEqual(isFull ? 50 : QUICK.length);
  });
});
