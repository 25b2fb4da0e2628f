import { readFileSync } from 'node:fs';
import path from 'node:path';

import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';

import { iconSvg, MARK, webManifest } from '../../../../plugins/pages/icons/icons';
import { projectDir } from '../../../../scripts/lib/run';

describe('iconSvg', () => {
  const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32"><path d="M0 0h32"/></svg>\n';

  it('centers the mark inside the circle to which systems crop icons', () => {
    const icon = iconSvg(mark, '#fff');
    const [, side = 0, offset = 0] = /viewBox="0 0 ([\d.]+) .*translate\(([\d.]+) /.exec(icon)?.map(Number) ?? [];
    expect(icon).toContain('<path d="M0 0h32"/>');
    expect(offset * 2 + 32).toBeCloseTo(side);
    // The circle takes 80 % of the side: https://www.w3.org/TR/appmanifest/#icon-masks. The lower corners of the mark are
    // empty, so that its outermost points are 11 and 12 pixels from the center.
    expect(Math.hypot(11, 12)).toBeLessThan(side * 0.4);
  });

  it('throws for a mark with another viewBox', () => {
    expect(() => iconSvg('<svg viewBox="0 0 24 24"></svg>', '#fff')).toThrow(/viewBox="0 0 32 32"/);
  });
});

it('webManifest contains the brand, the start URL and the icons', () => {
  const brand = { provider: 'Quay', product: 'Quay Platform', basePath: '/base/' };
  expect(JSON.parse(webManifest(brand, '#fdfdfc'))).toMatchObject({
    name: 'Quay Platform docs',
    short_name: 'Quay',
    start_url: '/base/',
    background_color: '#fdfdfc',
    icons: [
      { src: '/base/img/icon-192.png', sizes: '192x192' },
      { src: '/base/img/icon-512.png', sizes: '512x512' },
    ],
  });
});

// After a change of the mark, export it again with 32 pixels as an ICO file with PNG compression.
it('static/favicon.ico shows the mark', () => {
  const read = (file: string) => readFileSync(path.join(projectDir, file));
  const pixels = (svg: string) => new Resvg(svg, { fitTo: { mode: 'width', value: 32 } }).render().pixels;
  const favicon = read('static/favicon.ico');
  // The offset of the first image: https://en.wikipedia.org/wiki/ICO_(file_format)
  const png = favicon.subarray(favicon.readUInt32LE(18)).toString('base64');
  const shown = pixels(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><image width="32" height="32" href="data:image/png;base64,${png}"/></svg>`,
  );
  const differences = [...pixels(read(MARK).toString())].map((value, index) => Math.abs(value - (shown[index] ?? 0)));
  expect(differences).toHaveLength(32 * 32 * 4);
  // Of 255: edges may be antialiased in another way.
  expect(differences.reduce((sum, difference) => sum + difference) / differences.length).toBeLessThan(1);
});
