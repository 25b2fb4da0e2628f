import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { projectDir } from '../../../../scripts/lib/run';
import * as replacement from '../../../../src/tslib';

describe('the replacement for tslib', () => {
  it('exports exactly the functions that @docusaurus/utils-common calls', () => {
    const folder = path.join(projectDir, 'node_modules/@docusaurus/utils-common/lib');
    const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
    const code = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
    const calls = new Set([...code.matchAll(/\btslib_1\.(\w+)/g)].map(([, name]) => name));
    expect([...calls].sort()).toEqual(Object.keys(replacement).sort());
  });

  it.each([
    ['keeps an ES module', { __esModule: true, default: 1 }, { __esModule: true, default: 1 }],
    ['wraps a CommonJS module as the default export', { a: 1 }, { default: { a: 1 } }],
    ['wraps undefined as the default export', undefined, { default: undefined }],
  ])('%s', (_case, module, expected) => {
    expect(replacement.__importDefault(module)).toEqual(expected);
  });
});
