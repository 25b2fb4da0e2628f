import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { projectText } from '../support/projectFiles';
import { buildDir, builtPage } from '../support/builtSite';
import { pngSize } from '../support/pngSize';

const { $ } = builtPage('/');

function built(file: string): Buffer {
  return readFileSync(path.join(buildDir, file));
}

/** Returns the file in a `<link>` of the home page. */
function linked(selector: string): string {
  const href = $(`head ${selector}`).attr('href') ?? '';
  expect(href.startsWith(brand.basePath), `${selector} -> ${href}`).toBe(true);
  return href.slice(brand.basePath.length);
}

describe('the icons of the site', () => {
  it('include an ICO file of 32 pixels', () => {
    const file = built(linked('link[rel="icon"][sizes="32x32"]'));
    expect([file.readUInt16LE(2), file.readUInt16LE(4), file.readUInt8(6)]).toEqual([1, 1, 32]);
    expect(pngSize(file.subarray(file.readUInt32LE(18)))).toBe('32x32');
  });

  it('include an image of 180 pixels for home screens', () => {
    expect(pngSize(built(linked('link[rel="apple-touch-icon"]')))).toBe('180x180');
  });

  it('include those in the manifest', () => {
    const manifest = JSON.parse(built(linked('link[rel="manifest"]')).toString()) as {
      name: string;
      short_name: string;
      start_url: string;
      icons: { src: string; sizes: string }[];
    };
    expect([manifest.name, manifest.short_name]).toEqual([`${brand.product} docs`, brand.provider]);
    expect(manifest.start_url).toBe(brand.basePath);
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
    for (const { src, sizes } of manifest.icons) {
      expect(pngSize(built(src.replace(brand.basePath, '')))).toBe(sizes);
    }
  });

  it('include an SVG file with a dark mode', () => {
    const favicon = built(linked('link[rel="icon"]:not([sizes])')).toString();
    expect(favicon).toContain('@media(prefers-color-scheme:dark)');
  });
});

describe('the mark', () => {
  const shapes = (file: string) =>
    [...projectText(`static/img/${file}`).matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);

  it('has the same shapes in favicon and icons', () => {
    expect(shapes('mark.svg')).not.toEqual([]);
    expect(shapes('favicon.svg')).toEqual(shapes('mark.svg'));
  });

  it('has the colors of the site', () => {
    const css = projectText('src/css/tokens.css');
    const [light, dark] = css
      .split("[data-theme='dark']")
      .map((block) =>
        ['ink', 'brass'].map((name) => new RegExp(`--site-color-${name}: (#[0-9a-f]{6});`).exec(block)?.[1]),
      );
    const used = (file: string) => projectText(`static/img/${file}`).match(/#[0-9a-f]{6}/g);
    expect(used('mark.svg')).toEqual(light);
    expect(used('favicon.svg')).toEqual([...(light ?? []), ...(dark ?? [])]);
  });
});
