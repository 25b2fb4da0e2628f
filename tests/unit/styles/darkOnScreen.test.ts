import postcss from 'postcss';
import { expect, it } from 'vitest';

import { darkOnScreen } from '../../../plugins/styles/darkOnScreen';

async function processed(css: string): Promise<string> {
  const result = await postcss([darkOnScreen()]).process(css, { from: undefined });
  return result.css.replace(/\s+/g, ' ').replace(/ ?([{};]) ?/g, '$1');
}

it.each([
  ["[data-theme='dark']{--a:b}", "@media screen{[data-theme='dark']{--a:b}}"],
  ['html[data-theme=dark] .x,html[data-theme="dark"] .y{a:b}', 'html[data-theme=dark] .x,html[data-theme="dark"] .y'],
  ["@layer a{[data-theme='dark'] .x{a:b}}", "@layer a{@media screen{[data-theme='dark'] .x{a:b}}}"],
])('keeps %s from paper', async (css, expected) => {
  expect(await processed(css)).toContain(expected);
  expect(await processed(css)).toContain('@media screen{');
});

it.each([":root,[data-theme='dark']{--a:b}", "[data-theme='light']{--a:b}", '.dark{a:b}'])(
  'leaves %s alone',
  async (css) => {
    expect(await processed(css)).toBe(css);
  },
);
