import postcss, { type Plugin } from 'postcss';
import { describe, expect, it } from 'vitest';

import { darkOnScreen, dropOverridden, dropUnneeded } from '../../../../plugins/output/styles/postcssPlugins';

const INFIMA = '/site/node_modules/infima/dist/css/default/default.css';

async function processed(plugin: Plugin, css: string, from: string): Promise<string> {
  const result = await postcss([plugin]).process(css, { from });
  return result.css.replace(/\s+/g, ' ').replace(/ ?([{};:]) ?/g, '$1');
}

describe('darkOnScreen', () => {
  const run = (css: string) => processed(darkOnScreen(), css, 'a.css');

  it.each([
    ["[data-theme='dark']{--a:b}", "@media screen{[data-theme='dark']{--a:b}}"],
    [
      'html[data-theme=dark] .x,html[data-theme="dark"] .y{a:b}',
      '@media screen{html[data-theme=dark] .x,html[data-theme="dark"] .y{a:b}}',
    ],
    ["@layer a{[data-theme='dark'] .x{a:b}}", "@layer a{@media screen{[data-theme='dark'] .x{a:b}}}"],
  ])('limits %s to screens', async (css, expected) => {
    expect(await run(css)).toBe(expected);
  });

  it.each([":root,[data-theme='dark']{--a:b}", "[data-theme='light']{--a:b}", '.dark{a:b}'])(
    'keeps %s unchanged',
    async (css) => {
      expect(await run(css)).toBe(css);
    },
  );
});

describe('dropOverridden', () => {
  const OWN = ":root,\n[data-theme='dark'] { --a: 1; }\n:root { --light-only: 2; }\n.x { --local: 3; }";
  const run = (css: string, file = INFIMA) => processed(dropOverridden(OWN), css, file);

  it('removes variables that the site sets for both modes', async () => {
    expect(await run(":root{--a:0;--b:0}html[data-theme='dark']{--a:0}")).toBe(":root{--b:0}html[data-theme='dark']{}");
  });

  it.each([
    ['of a class', '.row{--a:0}'],
    ['of a mode and a class', "html[data-theme='dark'],.navbar--dark{--a:0}"],
    ['that the site sets for one mode only', ':root{--light-only:0}'],
    ['that the site sets for a class only', ':root{--local:0}'],
  ])('keeps variables %s', async (_which, css) => {
    expect(await run(css)).toBe(css);
  });

  it('keeps other stylesheets unchanged', async () => {
    expect(await run(':root{--a:0}', '/site/src/css/custom.css')).toBe(':root{--a:0}');
  });
});

describe('dropUnneeded', () => {
  const run = (file: string) => processed(dropUnneeded(/Desktop[\\/]Button/), '.a{b:c}', file);

  it('empties a stylesheet of the folder', async () => {
    expect(await run('/theme/Desktop/Button/styles.module.css')).toBe('');
  });

  it('keeps the others', async () => {
    expect(await run('/theme/Desktop/styles.module.css')).toBe('.a{b:c}');
  });
});
