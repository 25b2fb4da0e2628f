import { describe, expect, it } from 'vitest';

import { agentScore } from '../../../../scripts/nightly/agentScore';

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

describe('agentScore', () => {
  it('lists the checks that lost points, the largest loss first', () => {
    expect(agentScore(`Warning: old Node\n${JSON.stringify(REPORT)}\n`)).toEqual({
      overall: 70,
      pages: 60,
      lostPoints: ['-30.0 negotiation: Ignored.', '-10.0 size: Long.'],
    });
  });

  it.each(['Error: no such address', '{"results": []}'])('throws with the output if it has no score: %s', (output) => {
    expect(() => agentScore(output)).toThrow(output);
  });
});
