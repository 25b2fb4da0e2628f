import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { brandLiterals } from '../../plugins/content/brand';
import { NOTICES_FILE } from '../../plugins/output/notices';
import { projectDir, projectFiles } from '../../scripts/lib/run';
import { builtFiles, builtText } from '../support/builtSite';

it('only brand.config.ts contains brand words', () => {
  const files = projectFiles().filter((file) => {
    const text = readFileSync(path.join(projectDir, file), 'latin1');
    return [text, file].some((content) => brandLiterals(content, brand).length > 0);
  });
  expect(files).toEqual(['brand.config.ts']);
});

/** Examples: `eyJhbGciOiJIUzI1NiJ9`, `sk-3f9a1c77d2`. */
const TOKEN = /\beyJ[\w-]{6,}|\bsk-[\w-]{6,}/;

it('the published files have no API key and no path of the build machine', () => {
  const published = builtFiles().filter((file) => /\.(?:html|js|json|xml|txt|ya?ml)$/.test(file));
  const found = published.filter((file) => {
    const text = builtText(file);
    return TOKEN.test(text) || text.includes(projectDir) || text.includes('file:///');
  });
  expect(found).toEqual([]);
});

/** Licenses that ask for a notice at most, and that of the font. */
const SHIPPED_LICENSES = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

describe('the license notices', () => {
  const text = builtText(NOTICES_FILE);
  // Example: `react 19.3.1 (MIT)`.
  const shipped = [...text.matchAll(/^(\S+) \d+\.\d+\.\d+\S* \((.+)\)$/gm)];

  it('name packages with an allowed license, also those that the bundler merges into the only module that imports them', () => {
    expect(shipped.map(([, , license = '']) => license).filter((one) => !SHIPPED_LICENSES.includes(one))).toEqual([]);
    // Examples: the search engine imports `stemmer`, and `history` imports `resolve-pathname`.
    expect(shipped.map(([, name]) => name)).toEqual(expect.arrayContaining(['stemmer', 'resolve-pathname']));
  });

  it('have the full license of each package', () => {
    const withoutFile = [...text.matchAll(/^(\S+) \S+ \(.+\)\n\nThe package brings no license file/gm)];
    // These packages state MIT only in package.json. The notices have its text elsewhere.
    expect(withoutFile.map(([, name]) => name)).toEqual(['infima', 'isarray']);
    for (const license of ['Permission is hereby granted, free of charge', 'SIL OPEN FONT LICENSE', 'Apache License']) {
      expect(text).toContain(license);
    }
  });
});
