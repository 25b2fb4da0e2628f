import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { compareSets } from '../../plugins/compareSets';
import { NOTICES_FILE } from '../../plugins/notices';
import { projectDir } from '../../scripts/run';
import { isAllowed } from '../../scripts/supplyChain/judgeLicenses';
import { SHIPPED_LICENSES } from '../../scripts/supplyChain/licenseRules';
import { buildDir } from '../support/builtSite';
import { markdownRows } from '../support/markdownRows';

const text = readFileSync(path.join(buildDir, NOTICES_FILE), 'utf8');

/** Example: `react 19.3.1 (MIT)`. */
const shipped = [...text.matchAll(/^(\S+) \d+\.\d+\.\d+\S* \((.+)\)$/gm)].map(([, name = '', license = '']) => ({
  name,
  license,
}));

describe('the notices of the built site', () => {
  it('name packages whose licenses ask for a notice at most, or are that of the font', () => {
    expect(shipped.length).toBeGreaterThan(20);
    expect(shipped.filter(({ license }) => !isAllowed(license, SHIPPED_LICENSES))).toEqual([]);
  });

  it('name the packages that DEPENDENCIES.md has among those of the browser, and of those of the site itself no other', () => {
    const { dependencies } = JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const direct = shipped.map(({ name }) => name).filter((name) => name in dependencies);
    const rows = markdownRows(readFileSync(path.join(projectDir, 'DEPENDENCIES.md'), 'utf8'), 'In the browser');
    const names = rows.map(([name]) => name);
    expect(compareSets(names, direct)).toEqual({ missing: [], extra: [] });
  });

  it('hold the whole license of each', () => {
    const withoutFile = [...text.matchAll(/^(\S+) \S+ \(.+\)\n\nThe package brings no license file/gm)];
    // Their authors state MIT in package.json alone; its text stands in the file above.
    expect(withoutFile.map(([, name]) => name)).toEqual(['infima', 'isarray']);
    expect(text).toContain('Permission is hereby granted, free of charge');
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
    expect(text).toContain('Apache License');
  });

  it('name no place of the machine that built it', () => {
    expect(text).not.toContain('node_modules');
    expect(text).not.toContain(projectDir);
  });
});
