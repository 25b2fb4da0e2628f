import { describe, expect, it } from 'vitest';

import { checkEntries, checkOrder, listedOptions } from '../src/input/listedEntry';
import { errorDetails } from '../testing/errorDetails';

const NAME = '@shop/search';

describe('listedOptions', () => {
  it.each<[string, unknown, object | undefined]>([
    ['a name', NAME, {}],
    ['a name with options', [NAME, { limit: 1 }], { limit: 1 }],
    ['the file of the module', ['/site/node_modules/@shop/search/dist/index.js', { limit: 1 }], { limit: 1 }],
    ['its file on Windows', 'C:\\site\\node_modules\\@shop\\search\\index.js', {}],
    ['its file of pnpm', '/a/node_modules/.pnpm/@shop+search@1.0.0/node_modules/@shop/search/index.js', {}],
    ['another module', '@shop/search-box', undefined],
    ['the file of another module', '/site/node_modules/@shop/search-box/index.js', undefined],
    ['the file of a module inside of it', '/site/node_modules/@shop/search/node_modules/a/index.js', undefined],
    ['an entry that is switched off', false, undefined],
  ])('reads %s', (_case, entry, options) => {
    expect(listedOptions([null, () => ({ name: 'own' }), entry], NAME)).toEqual(options);
  });
});

describe('checkEntries', () => {
  const check = (config: object) => checkEntries(config, NAME, ['plugins', 'themes']);

  it.each([
    ['a plugin among the presets', { presets: ['classic', NAME] }, 'is in the wrong list', 'an entry of `presets`'],
    [
      'two entries, whatever their options',
      { plugins: [NAME, [NAME, { id: 'second' }]] },
      'is listed twice',
      'an entry of `plugins`, an entry of `plugins`',
    ],
    [
      'entries of two lists',
      { plugins: [NAME], themes: [NAME] },
      'is listed twice',
      'an entry of `plugins`, an entry of `themes`',
    ],
  ])('refuses %s', (_case, config, problem, found) => {
    expect(errorDetails(() => check(config))).toMatchObject({ problem: `${NAME} ${problem}`, found });
  });

  it.each([
    ['one entry', { presets: ['classic', null], plugins: [false], themes: [[NAME, {}]] }],
    ['a function in place of its name', { plugins: [() => ({ name: 'search' })] }],
  ])('takes %s', (_case, config) => {
    expect(() => check(config)).not.toThrow();
  });
});

describe('checkOrder', () => {
  const check = (config: object) => checkOrder(config, NAME);

  it.each([
    [
      'a plugin',
      { plugins: [NAME], themes: ['@docusaurus/theme-classic'] },
      'an entry of `plugins`, which come before `themes`',
    ],
    [
      'an earlier theme',
      {
        themes: [
          [NAME, {}],
          ['classic', {}],
        ],
      },
      'an entry of `themes` before it',
    ],
  ])('refuses %s, whose components the classic theme would replace', (_case, config, found) => {
    expect(errorDetails(() => check(config))).toMatchObject({ found });
  });

  it.each([
    ['a later theme', { themes: [null, 'classic', NAME] }],
    [
      'a plugin beside a preset, which comes before all plugins',
      { presets: ['classic'], plugins: [NAME], themes: ['mermaid'] },
    ],
    ['a theme in place of its name', { themes: ['classic', () => ({ name: 'search' })] }],
  ])('takes %s', (_case, config) => {
    expect(() => check(config)).not.toThrow();
  });
});
