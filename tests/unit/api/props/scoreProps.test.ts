import { describe, expect, it } from 'vitest';

import type { PageContext } from '../../../../plugins/api/props/pageContext';
import { scoreDirectionProps, scoreScaleProps } from '../../../../plugins/api/props/scoreProps';
import { SCORE_SCALES } from '../../../../plugins/api/props/scoreScales';
import { errorDetails } from '../../../support/errorDetails';
import { minimalFacts, operation, context, tone } from '../fixtures';

const toxicity = operation('/v2/toxicity', {
  replyExamples: [
    { key: 'insult', summary: 'An insult', value: { data: { score: 96.8 } } },
    { key: 'clean', summary: 'A clean text', value: { data: { score: 0 } } },
    { key: 'other', summary: 'No score', value: { data: {} } },
  ],
});
const lower: PageContext = { ...context, facts: minimalFacts([toxicity, tone]), direction: 'lower' };
const target: PageContext = { ...lower, direction: 'target' };

describe('scoreDirectionProps', () => {
  it('describes the direction of the page', () => {
    expect(scoreDirectionProps(lower, {})).toEqual({
      mark: '↓',
      verdict: 'Lower is better.',
      scale: 'The score runs from 0 to 100.',
    });
  });

  it('rejects a page without direction', () => {
    expect(errorDetails(() => scoreDirectionProps(context, {})).file).toBe('docs/tone.mdx:7');
  });
});

describe('scoreScaleProps', () => {
  it('has the bands of the direction and no marks by default', () => {
    expect(scoreScaleProps(lower, {})).toEqual({
      top: 100,
      bands: SCORE_SCALES.lower.bands,
      marks: [],
      note: SCORE_SCALES.lower.note,
    });
  });

  it('marks the scores of an operation’s examples, the lowest first', () => {
    expect(scoreScaleProps(lower, { operation: 'toxicity' }).marks).toEqual([
      { value: 0, summary: 'A clean text' },
      { value: 96.8, summary: 'An insult' },
    ]);
  });

  it('labels the ends of a scale without bands', () => {
    const props = scoreScaleProps(target, { low: 'casual', high: 'formal' });
    expect(props).toMatchObject({ bands: [], ends: { low: 'casual', high: 'formal' } });
  });

  it.each([
    ['a page without direction', context, {}, 'no such field'],
    ['a metric without a score', { ...lower, direction: 'findings' as const }, {}, 'direction: findings'],
    ['a scale without bands and labels', target, {}, 'low="" high="", direction: target'],
    ['a scale with only one label', target, { low: 'casual' }, 'low="casual" high="", direction: target'],
    ['labels next to bands', lower, { low: 'a', high: 'b' }, 'low="a" high="b", direction: lower'],
    ['examples without a score', lower, { operation: 'tone' }, '/v2/tone'],
  ])('rejects %s', (_case, given, attributes, found) => {
    const error = errorDetails(() => scoreScaleProps(given, attributes));
    expect(error).toMatchObject({ file: 'docs/tone.mdx:7', found });
  });
});

describe('SCORE_SCALES', () => {
  const withBands = Object.entries(SCORE_SCALES).filter(([, { bands = [] }]) => bands.length > 0);

  it.each(withBands)('covers the whole scale of %s without a gap', (_direction, { bands = [], top }) => {
    const ends = bands.map(({ to }) => to);
    expect(bands.map(({ from }) => from)).toEqual([0, ...ends.slice(0, -1)]);
    expect(ends.at(-1)).toBe(top);
  });

  it.each(withBands)('calls the bands of %s starting points', (_direction, { note }) => {
    expect(note).toMatch(/Starting points.*own data/);
  });

  it.each([
    ['higher', ['act', 'look', 'good']],
    ['lower', ['good', 'look', 'act']],
  ] as const)('has the good band at the right end for %s', (direction, kinds) => {
    expect(SCORE_SCALES[direction].bands?.map(({ kind }) => kind)).toEqual(kinds);
  });
});
