import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { pagePolicy, sitePolicy } from '../../deploy/headers/sitePolicy';
import { buildDir, builtFiles } from '../support/builtSite';

const policies = builtFiles()
  .filter((file) => file.endsWith('.html'))
  .map((file) => pagePolicy(readFileSync(path.join(buildDir, file), 'utf8'), file));

it('no page trusts what stands inline: scripts and styles are known by their hash', () => {
  expect(policies.length).toBeGreaterThan(200);
  expect(policies.filter((policy) => policy.includes('unsafe-inline') || policy.includes('unsafe-eval'))).toEqual([]);
});

// Cloudflare takes lines of 2,000 characters. Each distinct style attribute of the site adds 54.
it('the policy of the whole site is short enough for a header of every host', () => {
  expect(sitePolicy(policies).length).toBeLessThan(1_500);
});
