import { readFileSync } from 'node:fs';
import path from 'node:path';

import postcss from 'postcss';
import { expect, it } from 'vitest';

import { projectDir } from '../../scripts/run';
import { buildDir, builtFiles } from '../support/builtSite';

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;

/** Lists the classes that a style sheet has rules for. */
function classesOf(css: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(CLASS)) names.add(name);
  });
  return names;
}

it('the style sheet of every page has a rule for every class of Infima', () => {
  const infima = readFileSync(path.join(projectDir, 'node_modules/infima/dist/css/default/default.css'), 'utf8');
  const sheets = builtFiles().filter((file) => /^assets\/css\/styles\..*\.css$/.test(file));
  expect(sheets).toHaveLength(1);
  const styled = classesOf(readFileSync(path.join(buildDir, sheets[0] ?? ''), 'utf8'));
  const documented = classesOf(infima);
  expect(documented.size).toBeGreaterThan(250);
  expect([...documented].filter((name) => !styled.has(name))).toEqual([]);
});
