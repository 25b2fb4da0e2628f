import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { BUILD_STEPS } from '../../plugins/buildSteps';
import { createSite } from '../../plugins/createSite';
import { projectDir } from '../../scripts/lib/run';

it('has the steps of the build in the order that the guide names', () => {
  const guide = readFileSync(path.join(projectDir, 'guides/ARCHITECTURE.md'), 'utf8');
  const [, table = ''] = guide.split(/^\| Step .*\n.*\n/m);
  const [rows = ''] = table.split('\n\n');
  expect([...rows.matchAll(/^\| (.+?) +\|/gm)].map(([, name]) => name)).toEqual(BUILD_STEPS.map(({ name }) => name));
});

it('creates a site without reading a file', () => {
  expect(() => createSite({ siteDir: '/no/such/folder', brand, mode: 'production' })).not.toThrow();
});
