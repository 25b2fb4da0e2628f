import { expect, it } from 'vitest';

import { agentScore } from '../../../scripts/agentScore';

const REPORT = {
  testedPages: 60,
  results: [
    { id: 'index', status: 'pass', message: 'There.' },
    { id: 'size', status: 'warn', message: 'Long.' },
    { id: 'negotiation', status: 'fail', message: 'Ignored.' },
    { id: 'login', status: 'skip', message: 'None.' },
  ],
  scoring: {
    overall: 70,
    checkScores: {
      index: { proportion: 1, maxScore: 10 },
      size: { proportion: 0.5, maxScore: 4 },
      negotiation: { proportion: 0, maxScore: 6 },
    },
  },
};

it('names what costs points, the most expensive first', () => {
  expect(agentScore(`Warning: old Node\n${JSON.stringify(REPORT)}\n`)).toEqual({
    overall: 70,
    pages: 60,
    lacking: ['-30.0 negotiation: Ignored.', '-10.0 size: Long.'],
  });
});

it.each(['Error: no such address', '{"results": []}'])('shows what it got instead of a score: %s', (output) => {
  expect(() => agentScore(output)).toThrow(`the scorer gave no score:\n${output}`);
});
