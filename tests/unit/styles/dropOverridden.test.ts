import postcss from 'postcss';
import { expect, it } from 'vitest';

import { dropOverridden } from '../../../plugins/styles/dropOverridden';

const OWN = ":root,\n[data-theme='dark'] { --a: 1; }\n:root { --light-only: 2; }\n.x { --local: 3; }";

async function processed(css: string, file = '/site/node_modules/infima/dist/css/default/default.css') {
  const result = await postcss([dropOverridden(OWN)]).process(css, { from: file });
  return result.css.replace(/\s+/g, '');
}

it('removes a variable that the site sets in both modes', async () => {
  expect(await processed(":root{--a:0;--b:0}html[data-theme='dark']{--a:0}")).toBe(
    ":root{--b:0}html[data-theme='dark']{}",
  );
});

it.each([
  ['set by a rule for a class', '.row{--a:0}'],
  ['set for a mode and a class', "html[data-theme='dark'],.navbar--dark{--a:0}"],
  ['that the site sets in one mode only', ':root{--light-only:0}'],
  ['that the site sets for a class only', ':root{--local:0}'],
])('keeps a variable %s', async (_which, css) => {
  expect(await processed(css)).toBe(css);
});

it('leaves other style sheets alone', async () => {
  expect(await processed(':root{--a:0}', '/site/src/css/custom.css')).toBe(':root{--a:0}');
});
