import { describe, expect, it } from 'vitest';

import type { Field } from '../../../../plugins/api/facts/types';
import type { PageContext } from '../../../../plugins/api/props/pageContext';
import { scoreDirectionProps, scoreScaleProps } from '../../../../plugins/api/props/scoreProps';
import { SCORE_SCALES } from '../../../../plugins/api/props/scoreScales';
import { errorDetails } from '../../../support/errorDetails';
import { context, field, minimalFacts, operation, tone } from '../fixtures';

const toxicity = operation('/v2/toxicity', {
  replyExamples: [
    { key: 'insult', summary: 'An insult', value: { data: { score: 96.8 } } },
    { key: 'clean', summary: 'A clean text', value: { data: { score: 0 } } },
    { key: 'other', summary: 'No score', value: { data: {} } },
  ],
});
const lower: PageContext = { ...context, facts: minimalFacts([toxicity, tone]), direction: 'lower' };
const target: PageContext = { ...lower, direction: 'target' };

const withData = (children: Field[]) => [field('data', { children })];
const part = (path: string, name: string) => field(path, { children: [field(name), field('score')] });
const documented: PageContext = {
  ...context,
  facts: minimalFacts(
    [
      operation('/v1/toxicity', { deprecated: true, reply: [] }),
      operation('/v2/stability', { reply: withData([]) }),
      operation('/v2/mood_swing', {
        reply: withData([field('score'), part('scores', 'label'), part('chunk_scores', 'chunk_id'), part('x', 'y')]),
      }),
    ],
    { legacyBodies: [{ name: 'adherence', description: '', request: [], example: null }] },
  ),
};

describe('scoreDirectionProps', () => {
  it('describes the direction of the page', () => {
    expect(scoreDirectionProps(lower, {})).toEqual({
      mark: '↓',
      verdict: 'Lower is better.',
      scale: 'The score runs from 0 to 100.',
    });
  });

  it.each([
    ['no reply is documented', 'v3-metrics-soon-to-be-deprecated/toxicity', 'lower', undefined],
    ['the fields of data are not documented', 'stability', 'higher', undefined],
    ['the body has no operation', 'adherence', 'higher', undefined],
    ['data has fields', 'mood-swing', 'higher', 'The score runs from 0 to 100.'],
    ['the result is an estimate', 'v3-metrics-soon-to-be-deprecated/toxicity', 'estimate', /an estimate/],
  ] as const)('has the sentence on the scale only for a documented score: %s', (_case, page, direction, scale) => {
    const props = scoreDirectionProps(
      { ...documented, page: `docs/understanding-brand-metrics/${page}.mdx:9`, direction },
      {},
    );
    if (scale instanceof RegExp) expect(props.scale).toMatch(scale);
    else expect(props.scale).toBe(scale);
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

  it.each([
    ['says what the bands are about', 'mood-swing', / They apply to the overall score, not to labels or chunks\.$/],
    ['says that no reply is documented', 'v3-metrics-soon-to-be-deprecated/toxicity', /^Bands of a score; the reply/],
  ])('%s', (_case, page, note) => {
    const given = {
      ...documented,
      page: `docs/understanding-brand-metrics/${page}.mdx:9`,
      direction: 'lower' as const,
    };
    expect(scoreScaleProps(given, {}).note).toMatch(note);
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
