import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { createApiFiles } from '../../src/apiFiles';
import { diffFiles } from '../../src/cli/diffFiles';

const api = (...paths: string[]) =>
  stringify({
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    paths: Object.fromEntries(paths.map((one) => [one, { get: { responses: { 204: { description: 'Done.' } } } }])),
  });

function diff(older: string, newer: string) {
  const siteDir = tempFolder({
    'versions.json': '["1.0"]',
    'openapi/openapi.yaml': api('/a', '/b'),
    'openapi/versions/1.0.yaml': api('/a'),
    'mine/other.yaml': api('/c'),
  });
  return diffFiles(siteDir, createApiFiles(siteDir), older, newer.replace('<site>', siteDir));
}

describe('diffFiles', () => {
  it('compares docs versions', () => {
    const { report, isBreaking } = diff('1.0', 'next');
    expect(report).toMatch(/^# API changes from 1\.0 to next\n\n## Added \(1\)\n\n- `\/b`: new operation/);
    expect(isBreaking).toBe(false);
  });

  it('compares files, also one with a version', () => {
    const { report, isBreaking } = diff('next', '<site>/mine/other.yaml');
    expect(report).toContain('## Breaking (2)');
    expect(isBreaking).toBe(true);
  });

  it('names what can be compared', () => {
    expect(() => diff('1.0', 'nxt')).toThrow(/nxt: no docs version and no file has this name[^]*next, 1\.0/);
  });
});
