import { describe, expect, it } from 'vitest';

import type { SiteData } from '../../../scripts/docs-server/server/data';
import { findOperation, findVersion, unknownName } from '../../../scripts/docs-server/server/names';

const site = {
  latest: 'v2.0.0',
  versions: [
    { name: 'v1.0.0', label: 'v1.0.0 (frozen)', path: 'docs/v1.0.0/' },
    { name: 'v2.0.0', label: 'v2.0.0 (latest)', path: 'docs/' },
    { name: 'next', label: 'next (unreleased)', path: 'docs/next/' },
  ],
} as SiteData;

describe('findVersion', () => {
  it.each([
    [undefined, 'v2.0.0'],
    ['latest', 'v2.0.0'],
    ['', 'v2.0.0'],
    ['1.0.0', 'v1.0.0'],
    [' V1.0.0 ', 'v1.0.0'],
    ['next', 'next'],
  ])('%s is %s', (given, name) => {
    expect(findVersion(site, given).name).toBe(name);
  });

  it('lists the versions in the message about an unknown one', () => {
    expect(() => findVersion(site, 'v3')).toThrow(
      'There is no docs version "v3". Versions: v1.0.0 (frozen), v2.0.0 (latest), next (unreleased).',
    );
  });
});

const operations = [
  { id: 'oldTone', method: 'POST', path: '/old/tone', name: 'tone', deprecated: true },
  { id: 'newTone', method: 'POST', path: '/new/tone', name: 'tone', deprecated: false },
  { id: 'getJob', method: 'GET', path: '/jobs/{id}', name: '{id}', deprecated: false },
  { id: 'deleteJob', method: 'DELETE', path: '/jobs/{id}', name: '{id}', deprecated: false },
  { id: 'promptCheck', method: 'POST', path: '/new/prompt_check', name: 'prompt_check', deprecated: false },
];

describe('findOperation', () => {
  it.each([
    ['tone', 'newTone'],
    ['/old/tone', 'oldTone'],
    ['old/tone', 'oldTone'],
    ['POST https://api.example.com/old/tone/', 'oldTone'],
    ['delete /jobs/{id}', 'deleteJob'],
    ['GET /jobs/{id}', 'getJob'],
    ['deleteJob', 'deleteJob'],
    ['Prompt-Check', 'promptCheck'],
  ])('%s is %s', (given, id) => {
    expect(findOperation(operations, given).id).toBe(id);
  });

  it.each([
    ['tune', 'There is no operation "tune". Did you mean `tone`?'],
    ['/new/tune', 'Did you mean `/new/tone`?'],
    ['/v9/prompt_chek', 'Did you mean `/new/prompt_check`?'],
    ['/quite/other/prompt_chek', 'Did you mean `prompt_check`?'],
    ['unlike anything', 'Known: `/new/tone`, '],
  ])('an unknown one, %s, is reported: %s', (given, message) => {
    expect(() => findOperation(operations, given)).toThrow(message);
  });
});

describe('unknownName', () => {
  it('shortens what was asked for, and long lists', () => {
    const names = Array.from({ length: 60 }, (_, index) => `name-${index}`);
    const { message } = unknownName('field', 'x'.repeat(200), names);
    expect(message.length).toBeLessThan(800);
    expect(message).toContain(`"${'x'.repeat(80)}…"`);
    expect(message).toMatch(/, …\.$/);
  });
});
