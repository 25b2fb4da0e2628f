import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { projectDir } from '../../scripts/lib/run';
import { checkDocument, type Checked } from './checkDocument';
import { PACKAGES, REFUSED } from './packages';

const FOLDER = '.cache/documents';
const folder = path.join(projectDir, FOLDER);

/** Downloads the packages without their dependencies. Returns why it cannot. */
function downloadPackages(): string | undefined {
  try {
    for (const name of Object.keys(PACKAGES).filter((one) => !existsSync(path.join(folder, one)))) {
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
    return `tests/documents is skipped, the npm registry cannot be reached: ${String(error)}`;
  }
}

const reason = downloadPackages();
if (reason !== undefined && process.env.CI === 'true') throw new Error(reason);
if (reason !== undefined) process.stderr.write(`${reason}\n`);

/** Returns the documents at a path, which is that of a document or of a folder. */
function documentsAt(file: string): string[] {
  if (/\.\w+$/.test(path.basename(file))) return [file];
  const names = readdirSync(path.join(folder, file)).filter((name) => /\.(?:json|yaml)$/.test(name));
  return names.sort().map((name) => `${file}/${name}`);
}

const documents = Object.entries(PACKAGES).flatMap(([name, paths]) =>
  reason === undefined ? paths.flatMap((one) => documentsAt(`${name}/${one}`)) : [],
);
const rows: (string | number)[][] = [];

afterAll(() => {
  const head = ['document', 'version', 'operations', 'checked', 'facts', 'missing', 'examples', 'invalid', 'none', 's'];
  process.stdout.write(`${[head, ...rows].map((row) => row.join('\t')).join('\n')}\n`);
});

describe.skipIf(reason !== undefined)('the public document', () => {
  it.each(documents.filter((one) => !Object.hasOwn(REFUSED, one)))('%s is shown whole', async (name) => {
    const started = Date.now();
    const result: Checked = await checkDocument(`${FOLDER}/${name}`, path.join(folder, 'work'));
    const { version, operations, checked, names, missing, invalid, generated, absent, faults } = result;
    const seconds = Math.round((Date.now() - started) / 100) / 10;
    const counts = [operations, checked, names, missing.length, generated, invalid.length, absent, seconds];
    rows.push([name, version, ...counts]);
    expect({ missing, invalid, faults }).toEqual({ missing: [], invalid: [], faults: [] });
  });

  it.each(Object.entries(REFUSED))('%s is refused with its reason', async (name, message) => {
    await expect(checkDocument(`${FOLDER}/${name}`, path.join(folder, 'work'))).rejects.toThrow(message);
  });

  it('is one of 60 or more', () => {
    expect(documents.length - Object.keys(REFUSED).length).toBeGreaterThanOrEqual(60);
  });
});
