import { describe, expect, it } from 'vitest';

import { docsVersions } from '@api-docs/kit/versions/docsVersions';
import { minimalFacts, operation } from '@api-docs/openapi-facts/testing/fixtures';
import { apiValue } from '@api-docs/openapi-reference/apiValue';
import { withDefaults } from '@api-docs/openapi-reference/options';
import type { ApiFiles } from '@api-docs/openapi-reference/apiFiles';
import type { ApiFacts, Operation } from '@api-docs/openapi-facts/types';
import type { Successors } from '@api-docs/openapi-facts/facts/successors';

import { instructions, preferCurrent, type InstructedSite } from '../src/content/instructions';

const tone = operation('/v2/tone');
const oldTone = operation('/v1/tone', { deprecated: true });
const entry = (successor: string | null) => ({ successor, renames: {} });
const successors = (operations: Record<string, ReturnType<typeof entry>>) => ({ operations, bodies: {} });
const NONE = successors({});

function apiOf(operations: Operation[], given: Successors = NONE, of: Partial<ApiFacts> = {}) {
  const facts = minimalFacts(operations, of);
  const files = { options: withDefaults(), facts: () => facts, successors: () => given } as unknown as ApiFiles;
  return apiValue(files);
}

describe('preferCurrent', () => {
  it.each([
    ['no operations', []],
    ['no legacy operations', [tone]],
    ['only legacy operations', [oldTone]],
  ])('says nothing about an API with %s', (_case, operations) => {
    expect(preferCurrent(apiOf(operations))).toBe('');
  });

  it.each([
    ['that has none', successors({ '/v1/tone': entry('/v2/tone') }), false],
    ['by its path', successors({ '/v1/tone': entry(null) }), true],
    ['by method and path', successors({ 'POST /v1/tone': entry(null) }), true],
  ])('names operations without successor: one %s', (_case, given, expected) => {
    const text = preferCurrent(apiOf([oldTone, tone], given));
    expect(text).toContain('below `/v2/`, over the legacy API, those below `/v1/`, which is deprecated.');
    expect(text.endsWith(' No successor is documented for `/v1/tone`.')).toBe(expected);
    expect(text).not.toContain(' .');
  });

  it('names single operations if others are below the same path', () => {
    const operations = [operation('/pet/findByStatus'), operation('/pet/findByTags', { deprecated: true }), tone];
    expect(preferCurrent(apiOf(operations))).toBe('Do not call what is deprecated: `POST /pet/findByTags`.');
  });
});

describe('instructions', () => {
  const versions = docsVersions(['v2.0.0', 'v1.0.0']);
  const site: InstructedSite = { siteRoot: 'https://docs.test/', versions, trailingSlash: true, hasHomePage: true };
  const own = { name: 'v2.0.0', path: 'docs/', isLatest: true };

  it.each([
    ['of an API without legacy operations do not speak of a legacy API', [tone], false],
    ['of an API with both kinds say which one to prefer', [oldTone, tone], true],
  ])('%s', (_case, operations, expected) => {
    const lines = instructions(own, { ...site, api: apiOf(operations) });
    expect(lines.some((line) => /legacy/i.test(line))).toBe(expected);
    expect(lines.join('\n')).toContain('and v1.0.0 (frozen), which are only for questions about those versions.');
  });

  it.each([
    ['with a server and operations name both', [tone], 'https://api.example', true],
    ['of webhooks alone name neither', [], '', false],
  ])('of an API %s', (_case, operations, server, expected) => {
    const api = apiOf(operations, NONE, { server });
    const text = instructions(own, { ...site, api }).join('\n');
    expect([/base URL/.test(text), /Postman/.test(text), /\.http file/.test(text)]).toEqual(Array(3).fill(expected));
    expect(text).toContain('OpenAPI 3.1 file of docs v2.0.0: https://docs.test/');
  });

  it('of the only docs of a site do not name their version', () => {
    const text = instructions(own, { ...site, versions: docsVersions([]), api: apiOf([tone]) }).join('\n');
    expect(text).toContain('OpenAPI 3.1 file: https://docs.test/');
  });

  it.each([
    ['', 'The base URL of the API is `https://api.example`.'],
    ['Keeps animals.', 'Keeps animals. Its base URL is `https://api.example`.'],
  ])('of an API with the description %j say where it answers', (description, expected) => {
    const api = apiOf([tone], NONE, { server: 'https://api.example', description });
    expect(instructions(own, { ...site, api })[0]).toBe(expected);
  });

  it('of a site without versions say where the Markdown of a page is, and what the site adds', () => {
    const lines = instructions(own, {
      ...site,
      versions: [own],
      trailingSlash: undefined,
      instructions: () => ['Be brief.'],
    });
    expect(lines).toEqual([
      'Be brief.',
      'Every page has a Markdown version: add `.md` to its URL; that of the home page is `index.md`.',
    ]);
  });

  it('of a site without a home page name no Markdown of it', () => {
    expect(instructions(own, { ...site, versions: [own], hasHomePage: false })).toEqual([
      'Every page has a Markdown version: replace the final slash of its URL with `.md`.',
    ]);
  });
});
