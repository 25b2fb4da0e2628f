import { describe, expect, it } from 'vitest';

import { packMoves } from '../../../plugins/redirects/packMoves';
import type { PageMove } from '../../../plugins/redirects/readMoved';
import { unpackMoves } from '../../../shared/packedMoves';

const why = 'It moved.';

const MOVES: PageMove[] = [
  { since: 'v2', from: 'metrics/pii', to: 'metrics/old/pii', why },
  { since: 'v2', from: 'metrics/my-tone', to: 'metrics/old/my_tone', why },
  { since: 'v3', from: 'metrics/cost', to: 'metrics/old/cost', why },
  { since: 'v3', from: 'intro', to: 'start', why },
  { since: 'v3', from: 'metrics/gone', to: null, why },
  { since: 'v3', from: 'faqs', to: null, why },
];

describe('packMoves', () => {
  it('names a version and two folders once', () => {
    expect(packMoves(MOVES)).toEqual([
      ['v2', 'metrics/', 'metrics/old/', 'pii my-tone:my_tone'],
      ['v3', 'metrics/', 'metrics/old/', 'cost'],
      ['v3', '', '', 'intro:start'],
      ['v3', 'metrics/', '', 'gone:'],
      ['v3', '', '', 'faqs:'],
    ]);
  });

  it('loses nothing but the reasons', () => {
    expect(unpackMoves(packMoves(MOVES))).toEqual(MOVES.map(({ since, from, to }) => ({ since, from, to })));
  });

  it('packs nothing when no page moved', () => {
    expect(unpackMoves(packMoves([]))).toEqual([]);
  });
});
