import { statSync } from 'node:fs';
import path from 'node:path';

import postcss from 'postcss';
import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { buildDir, builtFiles, builtPage, builtText, htmlFiles } from '../support/builtSite';
import { projectText } from '../support/projectFiles';

const sheets = builtFiles().filter((file) => /^assets\/css\/styles\..*\.css$/.test(file));
const css = builtText(sheets[0] ?? '');

function classesOf(source: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(source).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)) names.add(name);
  });
  return names;
}

describe('the stylesheet of every page', () => {
  it('has a rule for every class of Infima', () => {
    expect(sheets).toHaveLength(1);
    const styled = classesOf(css);
    const infima = classesOf(projectText('node_modules/infima/dist/css/default/default.css'));
    expect([...infima].filter((name) => !styled.has(name))).toEqual([]);
  });
});

describe('the font of headings', () => {
  const fonts = builtFiles().filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file));
  const [font = ''] = fonts;

  it('is the only font, has a hash in its name and at most 16 KB', () => {
    expect(fonts).toEqual([expect.stringMatching(/^assets\/fonts\/.+-[\da-f]{8,}\.woff$/)]);
    expect(statSync(path.join(buildDir, font)).size).toBeLessThanOrEqual(16_000);
  });

  it('is loaded by the stylesheet, which shows the fallback font meanwhile', () => {
    expect([...css.matchAll(/url\(([^)]*\.woff)\)/g)].map(([, url]) => url)).toEqual([brand.basePath + font]);
    expect(css).toContain('font-display:swap');
  });

  it('is preloaded by every page with a stylesheet', () => {
    const without = htmlFiles().filter((file) => {
      const { $ } = builtPage(file);
      const preload = $('link[rel="preload"][as="font"][crossorigin]').attr('href');
      return $('link[rel="stylesheet"]').length > 0 && preload !== brand.basePath + font;
    });
    expect(without).toEqual([]);
  });
});
