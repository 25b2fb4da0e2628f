/** The stylesheet of every page, the font of headings, and the colors. */
import { statSync } from 'node:fs';
import path from 'node:path';

import postcss from 'postcss';
import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { buildDir, builtFiles, builtPage, builtText, htmlFiles } from '../support/builtSite';
import { projectText } from '../support/projectFiles';

const [sheet = '', ...otherSheets] = builtFiles().filter((file) => /^assets\/css\/styles\..*\.css$/.test(file));
const css = builtText(sheet);

function classesOf(source: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(source).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)) names.add(name);
  });
  return names;
}

it('the stylesheet has a rule for every class of Infima', () => {
  expect(otherSheets).toEqual([]);
  const styled = classesOf(css);
  const infima = classesOf(projectText('node_modules/infima/dist/css/default/default.css'));
  expect([...infima].filter((name) => !styled.has(name))).toEqual([]);
});

it('the font is the only one, small, preloaded by every page, and replaced until it has loaded', () => {
  const fonts = builtFiles().filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file));
  const [font = ''] = fonts;
  expect(fonts).toEqual([expect.stringMatching(/^assets\/fonts\/.+-[\da-f]{8,}\.woff$/)]);
  expect(statSync(path.join(buildDir, font)).size).toBeLessThanOrEqual(16_000);
  expect([...css.matchAll(/url\(([^)]*\.woff)\)/g)].map(([, url]) => url)).toEqual([brand.basePath + font]);
  expect(css).toContain('font-display:swap');
  const without = htmlFiles().filter((file) => {
    const { $ } = builtPage(file);
    const preload = $('link[rel="preload"][as="font"][crossorigin]').attr('href');
    return $('link[rel="stylesheet"]').length > 0 && preload !== brand.basePath + font;
  });
  expect(without).toEqual([]);
});

type Color = readonly number[];

/** WCAG 2.2 relative luminance of a color (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color
    .map((channel) => channel / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio, from 1 to 21. */
function contrast(a: Color, b: Color): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Colors of code, inserted and deleted lines included. */
const CODE = ['muted', 'new', 'accent', 'changed', 'required'];
const TEXT = [...CODE, 'ink', 'accent-strong', 'brass', 'light-blue'];

describe.each([
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
])('the colors of the %s mode', (_mode, selector) => {
  const block = projectText('packages/ui/src/tokens.css').split(`${selector} {`)[1]?.split('}')[0] ?? '';
  const colors = new Map(
    [...block.matchAll(/--site-(?:color-)?([\w-]+): #([0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [
      name,
      [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)),
    ]),
  );
  const colorOf = (name: string): Color => colors.get(name) ?? [NaN, NaN, NaN];
  const code = [...CODE, 'code-keyword'];

  /** Returns the pairs of colors whose contrast is below 4.5. */
  const tooClose = (fronts: readonly string[], backs: Readonly<Record<string, Color>>) =>
    fronts.flatMap((front) =>
      Object.entries(backs)
        .filter(([, back]) => !(contrast(colorOf(front), back) >= 4.5))
        .map(([name]) => `${front} on ${name}`),
    );

  // axe cannot check these, because code blocks have a background image.
  it('have a contrast of 4.5 to code and to its marked lines', () => {
    const [red = 0, green = 0, blue = 0, percent = 0] =
      /--site-color-marked-line: rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/.exec(block)?.slice(1).map(Number) ?? [];
    const raised = colorOf('raised');
    const marked = [red, green, blue].map((value, index) =>
      Math.round((value * percent + (raised[index] ?? NaN) * (100 - percent)) / 100),
    );
    expect(tooClose(code, { code: raised, 'a marked line': marked })).toEqual([]);
  });

  // Search marks its words wherever they are: in links, captions, labels and code.
  it('have a contrast of 4.5 to each background and to marks', () => {
    const backs = ['page', 'raised', 'mark', 'accent-soft'].map((name) => [name, colorOf(name)]);
    expect(tooClose(TEXT, Object.fromEntries(backs) as Record<string, Color>)).toEqual([]);
    expect(tooClose(code, { mark: colorOf('mark') })).toEqual([]);
  });
});
