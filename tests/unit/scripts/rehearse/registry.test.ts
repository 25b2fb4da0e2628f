import { describe, expect, it } from 'vitest';

import { newestReleases } from '../../../../scripts/rehearse/registry';

describe('newestReleases', () => {
  it.each([
    ['no packages for an empty output', '', []],
    [
      'the newest release of each package',
      '{"a":{"latest":"2.0.0"},"b":{"latest":"3.0.0"}}',
      [
        ['a', '2.0.0'],
        ['b', '3.0.0'],
      ],
    ],
    ['a package in several folders once', '{"a":[{"latest":"2.0.0"},{"latest":"2.0.0"}]}', [['a', '2.0.0']]],
    ['a package with the name "error"', '{"error":{"latest":"10.4.0"}}', [['error', '10.4.0']]],
  ])('returns %s', (_case, stdout, releases) => {
    expect(newestReleases(stdout)).toEqual(releases);
  });

  it('throws with the summary of an error, as of a registry that does not answer', () => {
    const stdout = JSON.stringify({ error: { code: 'ECONNREFUSED', summary: 'connect ECONNREFUSED', detail: '' } });
    expect(() => newestReleases(stdout)).toThrowErrorMatchingInlineSnapshot(`
      [Error: package.json: npm cannot list the newest packages
        expected: \`npm outdated --json\` lists packages
        found:    connect ECONNREFUSED
        remedy:   run npm ping, fix the connection to the registry, and run the rehearsal again]
    `);
  });
});
