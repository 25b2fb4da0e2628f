import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';

import { isUnusedClass } from '../../plugins/lean-styles';
import {
  UNREACHED_CLASSES,
  UNUSED_CLASSES,
  UNUSED_VARIABLES,
  USED_CLASSES,
} from '../../plugins/lean-styles/unusedInfima';
import { OWN_BLOCKS, PLAIN_CLASSES } from '../../plugins/lean-styles/ownBlocks';
import { UNUSED_SHEETS } from '../../plugins/lean-styles/unusedSheets';
import { projectDir } from '../../scripts/run';
import { buildDir, builtFiles } from '../support/builtSite';
import { classNamesOfSite } from '../support/classNames';

const carried = classNamesOfSite();

function classesOf(css: string): Set<string> {
  return new Set([...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}

const infimaCss = readFileSync(
  path.join(projectDir, 'node_modules/infima/dist/css/default/default.css'),
  'utf8',
).replace(/\/\*[\s\S]*?\*\/|url\((['"]).*?\1\)/g, '');
const infima = classesOf(infimaCss);
const [sheet = ''] = builtFiles().filter((file) => /^assets\/css\/styles\..*\.css$/.test(file));
const css = readFileSync(path.join(buildDir, sheet), 'utf8');

describe('the style sheet', () => {
  it('has a rule for every class of Infima that a page or a script carries', () => {
    const missing = [...carried].filter((name) => infima.has(name) && !classesOf(css).has(name));
    expect(missing.filter((name) => ![...UNREACHED_CLASSES, ...PLAIN_CLASSES].includes(name))).toEqual([]);
  });

  it('has no rule for a class on the list of unused ones', () => {
    expect([...classesOf(css)].filter((name) => infima.has(name) && isUnusedClass(name))).toEqual([]);
  });

  it('does without nothing that is not on the list', () => {
    const dropped = [...infima].filter((name) => !classesOf(css).has(name));
    expect(dropped.filter((name) => !isUnusedClass(name) && !PLAIN_CLASSES.includes(name))).toEqual([]);
  });
});

describe('the list of unused variables', () => {
  const asked = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  const isListed = (name: string) => UNUSED_VARIABLES.some((pattern) => pattern.test(name));

  it('names nothing that a rule asks for', () => {
    expect([...asked].filter(isListed)).toEqual([]);
  });

  it('names nothing that a page or a script asks for', () => {
    const texts = builtFiles()
      .filter((file) => /\.(?:html|js)$/.test(file))
      .map((file) => readFileSync(path.join(buildDir, file), 'utf8'));
    const names = new Set(texts.flatMap((text) => [...text.matchAll(/--ifm-[\w-]+/g)].map(([name]) => name)));
    expect([...names].filter(isListed)).toEqual([]);
  });

  it.each(UNUSED_VARIABLES)('%s fits a variable of Infima', (pattern) => {
    const known = [...infimaCss.matchAll(/(--ifm-[\w-]+):/g)].map(([, name = '']) => name);
    expect(known.some((name) => pattern.test(name))).toBe(true);
  });
});

describe('the list of unused classes', () => {
  it('names nothing that the site carries', () => {
    expect([...carried].filter((name) => isUnusedClass(name) && !UNREACHED_CLASSES.includes(name))).toEqual([]);
  });

  it.each(USED_CLASSES)('keeps %s, which the site carries', (name) => {
    expect(carried).toContain(name);
    expect(UNUSED_CLASSES.some((pattern) => pattern.test(name))).toBe(true);
  });
});

describe('the blocks of the site’s own', () => {
  it.each(OWN_BLOCKS)('%s fits a selector of Infima', (pattern) => {
    const selectors = [...infimaCss.matchAll(/(?:^|[{},])\s*([^{},]+)(?=[,{])/g)].map(([, text = '']) => text.trim());
    expect(selectors.some((selector) => pattern.test(selector))).toBe(true);
  });

  it.each(PLAIN_CLASSES)('leave %s, which the site carries, without a rule', (name) => {
    expect(carried).toContain(name);
    expect(classesOf(css)).not.toContain(name);
  });
});

describe('the list of unused sheets', () => {
  const pages = builtFiles()
    .filter((file) => file.endsWith('.html'))
    .map((file) => load(readFileSync(path.join(buildDir, file), 'utf8')));

  it.each(UNUSED_SHEETS)('$sheet: no page has $element', ({ element }) => {
    expect(pages.filter(($) => $(element).length > 0)).toHaveLength(0);
  });

  it.each(UNUSED_SHEETS)('$sheet is a folder of the theme', ({ sheet }) => {
    expect(existsSync(path.join(projectDir, 'node_modules/@docusaurus/theme-classic/lib', sheet))).toBe(true);
  });
});
