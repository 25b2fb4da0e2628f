import { describe, expect, it } from 'vitest';

import { minimalFacts, operation } from '@api-docs/openapi-facts/testing/fixtures';

import { brand } from '../../../brand.config';
import type { Site } from '../../../plugins/lib/site';
import { instructions, preferCurrent } from '../../../plugins/output/writeAgentFiles';

const tone = operation('/v2/tone');
const oldTone = operation('/v1/tone', { deprecated: true });
const entry = (successor: string | null) => ({ successor, renames: {} });
const successors = (operations: Record<string, ReturnType<typeof entry>>) => ({ operations, bodies: {} });
const NONE = successors({});

describe('preferCurrent', () => {
  it.each([
    ['no operations', []],
    ['no legacy operations', [tone]],
    ['only legacy operations', [oldTone]],
  ])('says nothing about an API with %s', (_case, operations) => {
    expect(preferCurrent(minimalFacts(operations), NONE)).toBe('');
  });

  it.each([
    ['that has none', successors({ '/v1/tone': entry('/v2/tone') }), false],
    ['by its path', successors({ '/v1/tone': entry(null) }), true],
    ['by method and path', successors({ 'POST /v1/tone': entry(null) }), true],
  ])('names operations without successor: one %s', (_case, given, expected) => {
    const text = preferCurrent(minimalFacts([oldTone, tone]), given);
    expect(text).toContain('below `/v2/`, over the legacy API, those below `/v1/`, which');
    expect(text.endsWith(' No successor is documented for `/v1/tone`.')).toBe(expected);
    expect(text).not.toContain(' .');
  });
});

describe('instructions', () => {
  it.each([
    ['of an API without legacy operations do not speak of a legacy API', [tone], false],
    ['of an API with both kinds say which one to prefer', [oldTone, tone], true],
  ])('%s', (_case, operations, expected) => {
    const facts = minimalFacts(operations);
    const files = { versions: () => ['v2.0.0', 'v1.0.0'], facts: () => facts, successors: () => NONE };
    const site = { files, brand, assistants: {} } as unknown as Site;
    const lines = instructions({ name: 'v2.0.0', path: 'docs/', isLatest: true }, site);
    expect(lines.some((line) => /legacy/i.test(line))).toBe(expected);
    expect(lines.join('\n')).toContain('and v1.0.0 (frozen), which are only for questions about those versions.');
  });
});
