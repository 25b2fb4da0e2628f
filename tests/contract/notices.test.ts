import { describe, expect, it } from 'vitest';

import { NOTICES_FILE } from '../../site/plugins/output/notices/notices';
import { projectDir } from '../../scripts/lib/run';
import { builtText } from '../support/builtSite';

const text = builtText(NOTICES_FILE);

/** Licenses that ask for a notice at most, and that of the font. */
const SHIPPED_LICENSES = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

/** Example: `react 19.3.1 (MIT)`. */
const shipped = [...text.matchAll(/^(\S+) \d+\.\d+\.\d+\S* \((.+)\)$/gm)].map(([, name = '', license = '']) => ({
  name,
  license,
}));

describe('the license notices', () => {
  it('name only packages with an allowed license', () => {
    expect(shipped).not.toEqual([]);
    expect(shipped.filter(({ license }) => !SHIPPED_LICENSES.includes(license))).toEqual([]);
  });

  it('name packages that the bundler merges into the only module that imports them', () => {
    // Examples: the search engine imports `stemmer`, and `history` imports `resolve-pathname`.
    expect(shipped.map(({ name }) => name)).toEqual(expect.arrayContaining(['stemmer', 'resolve-pathname']));
  });

  it('have the full license of each package', () => {
    const withoutFile = [...text.matchAll(/^(\S+) \S+ \(.+\)\n\nThe package brings no license file/gm)];
    // These packages state MIT only in package.json. The notices have its text elsewhere.
    expect(withoutFile.map(([, name]) => name)).toEqual(['infima', 'isarray']);
    expect(text).toContain('Permission is hereby granted, free of charge');
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
    expect(text).toContain('Apache License');
  });

  it('contain no path of the build machine', () => {
    expect(text).not.toContain('node_modules');
    expect(text).not.toContain(projectDir);
  });
});
