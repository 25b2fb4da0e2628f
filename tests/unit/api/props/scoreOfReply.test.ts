import { describe, expect, it } from 'vitest';

import { minimalFacts, operation } from '@api-docs/openapi-facts/testing/fixtures';
import { context } from '@api-docs/openapi-reference/testing/pageContext';

import { scoreOfReply } from '../../../../plugins/api/props/scoreOfReply';

describe('scoreOfReply', () => {
  const example = { key: 'one', summary: '', value: { data: { score: 4.5 } } };
  const scored = operation('/v2/game', { requestExamples: [{ ...example, value: { text: 'Hi' } }] });
  const page = { ...context, facts: minimalFacts([scored]) };

  it('has the score and its scale on the page of a metric', () => {
    const { view, scale } = scoreOfReply({ ...page, frontMatter: { direction: 'lower' } }, scored, example);
    expect([view?.score, scale]).toEqual([4.5, { phrase: 'lower is better', top: 100 }]);
  });

  it('draws no score of another operation, whose scale nobody knows', () => {
    expect(scoreOfReply(page, scored, example)).toEqual({});
  });
});
