import { describe, expect, it } from 'vitest';

import { projectText } from '../support/projectFiles';

/** WCAG 2.2 relative luminance of a color such as `#0b5c6b` (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio, from 1 to 21. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const css = projectText('packages/ui/src/tokens.css');

function tokens(selector: string): Record<string, string> {
  const block = css.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--(site-[\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
}

/** Returns the background of a marked line: its translucent color on the background of code. */
function markedLine(selector: string, below: string): string {
  const block = css.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  const [red = 0, green = 0, blue = 0, percent = 0] =
    /--site-color-marked-line: rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/.exec(block)?.slice(1).map(Number) ?? [];
  const channels = [red, green, blue].map((value, index) => {
    const under = Number.parseInt(below.slice(1 + 2 * index, 3 + 2 * index), 16);
    return Math.round((value * percent + under * (100 - percent)) / 100);
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Colors of code, inserted and deleted lines included. */
const CODE = ['muted', 'new', 'accent', 'changed', 'required'].map((name) => `site-color-${name}`);

const TEXT = [...CODE, ...['ink', 'accent-strong', 'brass', 'light-blue'].map((name) => `site-color-${name}`)];

const BACKGROUNDS = ['page', 'raised', 'mark', 'accent-soft'].map((name) => `site-color-${name}`);

describe.each([
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
])('the colors of the %s mode', (_mode, selector) => {
  const colors = tokens(selector);
  const code = [...CODE, 'site-code-keyword'];

  /** Returns the pairs of colors whose contrast is below 4.5. */
  const tooClose = (fronts: readonly string[], backs: Readonly<Record<string, string>>) =>
    fronts.flatMap((front) =>
      Object.entries(backs)
        .filter(([, back]) => !(contrast(colors[front] ?? '', back) >= 4.5))
        .map(([name]) => `${front} on ${name}`),
    );

  // axe cannot check these, because code blocks have a background image.
  it('have a contrast of 4.5 to code and to its marked lines', () => {
    const raised = colors['site-color-raised'] ?? '';
    const backs = { code: raised, 'a marked line': markedLine(selector, raised) };
    expect(tooClose(code, backs)).toEqual([]);
  });

  // Search marks its words wherever they are: in links, captions, labels and code.
  it('have a contrast of 4.5 to each background and to marks', () => {
    const backs = Object.fromEntries(BACKGROUNDS.map((name) => [name, colors[name] ?? '']));
    expect(tooClose(TEXT, backs)).toEqual([]);
    expect(tooClose(code, { mark: colors['site-color-mark'] ?? '' })).toEqual([]);
  });
});
