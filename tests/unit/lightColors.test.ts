import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { lightColors } from '../../plugins/lightColors';

const dir = mkdtempSync(path.join(tmpdir(), 'colors-'));
mkdirSync(path.join(dir, 'src/css'), { recursive: true });
writeFileSync(
  path.join(dir, 'src/css/tokens.css'),
  ":root {\n  --site-color-ink: #111111;\n}\n[data-theme='dark'] {\n  --site-color-ink: #eeeeee;\n  --site-color-night: #000000;\n}\n",
);
afterAll(() => rmSync(dir, { recursive: true }));

it('reads the light color', () => {
  expect(lightColors(dir, ['ink'])).toEqual({ ink: '#111111' });
});

it('refuses a name that the light mode does not have', () => {
  expect(() => lightColors(dir, ['night'])).toThrow(/--site-color-night/);
  expect(() => lightColors(dir, ['inc'])).toThrow(/write "ink"/);
});
