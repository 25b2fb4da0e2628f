import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { projectDir } from '../../../scripts/run';
import * as standIn from '../../../src/tslib';

const CALL = /\btslib_1\.(\w+)/g;

it('has the functions of tslib that @docusaurus/utils-common calls, and no others', () => {
  const folder = path.join(projectDir, 'node_modules/@docusaurus/utils-common/lib');
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const calls = files.flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(CALL)]);
  expect([...new Set(calls.map(([, name]) => name))].sort()).toEqual(Object.keys(standIn).sort());
});

it.each([
  ['an ES module as it is', { __esModule: true, default: 1 }, { __esModule: true, default: 1 }],
  ['a CommonJS module as the default export', { a: 1 }, { default: { a: 1 } }],
  ['nothing as the default export', undefined, { default: undefined }],
])('gives %s', (_, module, expected) => {
  expect(standIn.__importDefault(module)).toEqual(expected);
});
