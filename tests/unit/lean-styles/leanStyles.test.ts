import postcss from 'postcss';
import { describe, expect, it } from 'vitest';

import { dropUnused, isUnusedClass, rootProperties } from '../../../plugins/lean-styles';

async function lean(css: string, file = '/site/node_modules/infima/dist/css/default/default.css', own: string[] = []) {
  const result = await postcss([dropUnused(new Set(own))]).process(css, { from: file });
  return result.css.replace(/\s+/g, '');
}

describe('dropUnused', () => {
  it.each([
    ['a rule for an unused class', '.pills{a:b}.row{a:b}', '.row{a:b}'],
    ['an unused class among others', '.row,.pills{a:b}', '.row{a:b}'],
    ['a class inside an unused one', '.pills .row{a:b}', ''],
    ['the rest of an at-rule', '@media print{.pills{a:b}.row{a:b}}', '@mediaprint{.row{a:b}}'],
    ['a block of the site’s own', '.menu__link:hover{a:b}.menus{a:b}', '.menus{a:b}'],
    ['a whole at-rule', '@media print{.pills{a:b}}', ''],
    [
      'a variable that no rule asks for',
      ':root{--ifm-pills-spacing:1px;--ifm-h1-font-size:2px}',
      ':root{--ifm-h1-font-size:2px}',
    ],
  ])('takes out %s', async (_what, css, expected) => {
    expect(await lean(css)).toBe(expected);
  });

  it.each([
    ['a class whose absence is asked for', '.row:not(.pills){a:b}', '.row:not(.pills){a:b}'],
    ['a used class of an unused family', '.margin-vert--md{a:b}.margin-vert--xs{a:b}', '.margin-vert--md{a:b}'],
    ['a longer name', '.paginations{--ifm-paginations:1px}', '.paginations{--ifm-paginations:1px}'],
  ])('keeps %s', async (_what, css, expected) => {
    expect(await lean(css)).toBe(expected);
  });

  it('takes out a root variable that the site sets itself, but not where another rule sets it', async () => {
    const css = ':root{--ifm-code-font-size:1px}.row{--ifm-code-font-size:2px}';
    expect(await lean(css, undefined, ['--ifm-code-font-size'])).toBe(':root{}.row{--ifm-code-font-size:2px}');
  });

  it('empties the sheet of a component that the site does not show', async () => {
    expect(await lean('.logo{a:b}', '/site/node_modules/theme/Footer/Logo/styles.module.css')).toBe('');
    expect(await lean('.logo{a:b}', '/site/node_modules/theme/Footer/Layout/styles.module.css')).toBe('.logo{a:b}');
  });

  it('leaves the site’s own sheets alone', async () => {
    expect(await lean('.pills{a:b}', '/site/src/css/custom.css')).toBe('.pills{a:b}');
  });
});

describe('rootProperties', () => {
  it('reads what a sheet sets on :root, alone or with others', () => {
    const css =
      "/* :root{--no:1} */\n:root,\n[data-theme='dark'] { --a: 1; --b: var(--c); }\n.x { --d: 1 }\n:root{--e:2}";
    expect([...rootProperties(css)]).toEqual(['--a', '--b', '--e']);
  });
});

describe('isUnusedClass', () => {
  it.each([
    ['pills', true],
    ['pills__item--active', true],
    ['pagination', true],
    ['pagination-nav', false],
    ['margin-vert--md', false],
    ['margin-vert--xs', true],
    ['row', false],
  ])('%s: %s', (name, expected) => {
    expect(isUnusedClass(name)).toBe(expected);
  });
});
