import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import { field, minimalFacts, operation, tone } from '@api-docs/openapi-facts/testing/fixtures';
import type { PageContext } from '@api-docs/openapi-reference/factComponent';
import { context } from '@api-docs/openapi-reference/testing/pageContext';

import { scoreDirectionContent, scoreOfResponse, scoreScaleProps } from '../../../../plugins/api/props/scoreProps';
import { SCORE_SCALES } from '../../../../plugins/api/props/scoreScales';

const toxicity = operation('/v2/toxicity', {
  responseExamples: [
    { key: 'insult', summary: 'An insult', value: { data: { score: 96.8 } } },
    { key: 'clean', summary: 'A clean text', value: { data: { score: 0 } } },
    { key: 'other', summary: 'No score', value: { data: {} } },
  ],
});
const lower: PageContext = { ...context, facts: minimalFacts([toxicity, tone]), frontMatter: { direction: 'lower' } };
const target: PageContext = { ...lower, frontMatter: { direction: 'target' } };

const part = (path: string, name: string) => field(path, { children: [field(name), field('score')] });
const documented: PageContext = {
  ...context,
  facts: minimalFacts([
    operation('/v1/toxicity', { deprecated: true, response: [] }),
    operation('/v2/mood_swing', {
      response: [
        field('data', {
          children: [field('score'), part('scores', 'label'), part('chunk_scores', 'chunk_id'), part('x', 'y')],
        }),
      ],
    }),
  ]),
};

describe('scoreDirectionContent', () => {
  it('rejects a page without direction', () => {
    expect(errorDetails(() => scoreDirectionContent(context, {})).file).toBe('docs/tone.mdx:7');
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

  it('has a title instead of a note on a page that names the direction', () => {
    const { bands } = SCORE_SCALES.higher;
    const props = scoreScaleProps(context, { direction: 'higher' });
    expect(props).toEqual({ top: 100, bands, marks: [], title: 'Higher is better.' });
  });

  it('marks the scores of an operation’s examples, the lowest first', () => {
    expect(scoreScaleProps(lower, { operation: 'toxicity' }).marks).toEqual([
      { value: 0, summary: 'A clean text' },
      { value: 96.8, summary: 'An insult' },
    ]);
  });

  it.each([
    ['says what the bands are about', 'mood-swing', / They apply to the overall score, not to labels or chunks\.$/],
    [
      'says how to find the score if no reply is documented',
      'v3-metrics-soon-to-be-deprecated/toxicity',
      /^Bands for the score\. Print one/,
    ],
  ])('%s', (_case, page, note) => {
    const given = {
      ...documented,
      page: `docs/understanding-brand-metrics/${page}.mdx:9`,
      frontMatter: { direction: 'lower' },
    };
    expect(scoreScaleProps(given, {}).note).toMatch(note);
  });

  it('labels the ends of a scale without bands', () => {
    const { bands } = scoreScaleProps(target, { low: 'casual', high: 'formal' });
    expect(bands.map(({ range, verdict }) => `${range}: ${verdict}`)).toEqual(['near 0: casual', 'near 100: formal']);
  });

  it.each([
    ['a metric without a score', { ...lower, frontMatter: { direction: 'findings' } }, {}, 'direction: findings'],
    ['a scale without bands and labels', target, {}, 'low="" high="", direction: target'],
    ['examples without a score', lower, { operation: 'tone' }, '/v2/tone'],
    ['an unknown direction', lower, { direction: 'hihger' }, 'hihger'],
  ])('rejects %s', (_case, given, attributes, found) => {
    const error = errorDetails(() => scoreScaleProps(given, attributes));
    expect(error).toMatchObject({ file: 'docs/tone.mdx:7', found });
  });
});

describe('scoreOfResponse', () => {
  const example = { key: 'one', summary: '', value: { data: { score: 4.5 } } };
  const scored = operation('/v2/game', { requestExamples: [{ ...example, value: { text: 'Hi' } }] });
  const page = { ...context, facts: minimalFacts([scored]) };

  it('has the score and its scale on the page of a metric', () => {
    const { view } = scoreOfResponse({ ...page, frontMatter: { direction: 'lower' } }, scored, example);
    const bars = [{ name: 'overall', value: 4.5 }];
    expect(view?.groups).toEqual([{ title: 'Score. Lower is better.', top: 100, bars }]);
  });

  it('draws no score of another operation, whose scale nobody knows', () => {
    expect(scoreOfResponse(page, scored, example)).toEqual({});
  });
});
