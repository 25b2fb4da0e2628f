import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { readFrontMatter } from '../../../plugins/front-matter/readFrontMatter';

const folder = mkdtempSync(path.join(tmpdir(), 'front-matter-'));

afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['its fields', '---\ntitle: PII\nsidebar_position: 2\n---\n\nText.\n', { title: 'PII', sidebar_position: 2 }],
  ['its fields, not a rule of the text', '---\ntitle: PII\n---\n\nText.\n\n---\n\nMore.\n', { title: 'PII' }],
  ['tokens as they are written', "---\ntitle: '%brand.product%'\n---\n", { title: '%brand.product%' }],
  ['nothing of an empty one', '---\n\n---\n', {}],
  ['nothing of a page without one', '# Text\n', {}],
])('reads %s', (_case, text, fields) => {
  const file = path.join(folder, 'page.mdx');
  writeFileSync(file, text);
  expect(readFrontMatter(file)).toEqual(fields);
});
