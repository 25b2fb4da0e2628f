import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { brand } from '../../../../brand.config';
import { API_FILE, openApiFiles } from '../../../../plugins/api/facts/apiFiles';
import { VALIDATORS_FOLDER, writeValidators } from '../../../../plugins/api/validators';
import { projectDir } from '../../../../scripts/lib/run';

const cache = path.join(projectDir, '.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'written-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(name: string): Record<string, string> {
  const files = openApiFiles(projectDir, brand);
  writeValidators(path.join(folder, name), files);
  const modules = path.join(folder, name, VALIDATORS_FOLDER);
  return Object.fromEntries(readdirSync(modules).map((file) => [file, readFileSync(path.join(modules, file), 'utf8')]));
}

describe('writeValidators', () => {
  const modules = written('one');

  it('writes a module for each operation of the reference', () => {
    const ids = openApiFiles(projectDir, brand)
      .facts(API_FILE)
      .operations.map(({ id }) => `${id}.mjs`);
    expect(Object.keys(modules).sort()).toEqual(ids.sort());
  });

  it('writes the same bytes each time', () => {
    expect(written('two')).toEqual(modules);
  });

  it('writes modules without eval and brand tokens', () => {
    for (const [file, code] of Object.entries(modules)) {
      expect(code, file).not.toMatch(/\beval\(|new Function|require\(|%brand/);
    }
  });
});
