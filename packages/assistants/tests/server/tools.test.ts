import { expect, it } from 'vitest';

import type { SiteData } from '../../src/server/data';
import { toolsOf } from '../../src/server/tools';

const call = { operation: 'tone', example: '' };

it.each<[string, Partial<SiteData>, string[]]>([
  ['operations', { firstCall: call }, ['search', 'read', 'fact', 'sample', 'check', 'differences']],
  [
    'operations and a legacy API',
    { firstCall: call, hasMigrations: true },
    ['search', 'read', 'fact', 'sample', 'check', 'translate', 'differences'],
  ],
  ['webhooks alone', {}, ['search', 'read', 'differences']],
])('an API with %s has the tools that can answer something', (_case, given, names) => {
  const versions = [{ name: 'next', label: 'next', path: 'docs/' }];
  const site = { versions, latest: 'next', languages: ['curl'], hasMigrations: false, ...given } as SiteData;
  expect(Object.keys(toolsOf(site))).toEqual(names);
});
