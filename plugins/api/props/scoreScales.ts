import type { ScoreDirection } from '../../lib/scoreDirections';

/** A range of scores that calls for one reaction, or an end of a scale without such ranges. */
export interface ScoreBand {
  from: number;
  to: number;
  /** For example `50 to under 80`. */
  range: string;
  verdict: string;
  kind: 'good' | 'look' | 'act' | 'line';
}

interface ScoreScale {
  /** An arrow. */
  mark: string;
  /** For example `Higher is better.` */
  verdict: string;
  /** For example `The score runs from 0 to 100.` */
  scale?: string;
  /** Suggested bands, empty if neither end of the scale is good; undefined if there is no score. */
  bands?: ScoreBand[];
  /** Right end of the scale. */
  top?: number;
  /** How to use the bands, or why there are none. */
  note?: string;
}

const STARTING_POINTS = 'Starting points, not part of the API contract. Tune them on your own data.';

const FROM_0_TO_100 = { scale: 'The score runs from 0 to 100.', top: 100, note: STARTING_POINTS };

/**
 * Texts and bands of each score direction. The bands of `higher` and `lower` are this project's own suggestion, decision
 * 6 of the fact sheet; a score on an edge belongs to the better band. The two cutoffs of reading ease are those that the
 * provider's SDK prints.
 */
export const SCORE_SCALES: Record<ScoreDirection, ScoreScale> = {
  higher: {
    ...FROM_0_TO_100,
    mark: '↑',
    verdict: 'Higher is better.',
    bands: [
      { from: 0, to: 50, range: 'below 50', verdict: 'Act', kind: 'act' },
      { from: 50, to: 80, range: '50 to under 80', verdict: 'Review', kind: 'look' },
      { from: 80, to: 100, range: '80 and up', verdict: 'Good', kind: 'good' },
    ],
  },
  lower: {
    ...FROM_0_TO_100,
    mark: '↓',
    verdict: 'Lower is better.',
    bands: [
      { from: 0, to: 20, range: 'up to 20', verdict: 'Good', kind: 'good' },
      { from: 20, to: 50, range: 'above 20 to 50', verdict: 'Review', kind: 'look' },
      { from: 50, to: 100, range: 'above 50', verdict: 'Act', kind: 'act' },
    ],
  },
  ease: {
    mark: '↑',
    verdict: 'Higher is easier to read.',
    scale: 'The score is a reading ease and can pass 100.',
    top: 125,
    bands: [
      { from: 0, to: 50, range: 'up to 50', verdict: 'Low', kind: 'act' },
      { from: 50, to: 80, range: 'above 50 to 80', verdict: 'Moderate', kind: 'look' },
      { from: 80, to: 125, range: 'above 80', verdict: 'Easy to read', kind: 'good' },
    ],
    note: STARTING_POINTS,
  },
  simple: {
    ...FROM_0_TO_100,
    mark: '↑',
    verdict: 'Higher is simpler.',
    bands: [],
    note: 'No bands: choose the level that your readers need.',
  },
  target: {
    mark: '↕',
    verdict: 'Neither end is better.',
    scale: 'Choose your target.',
    top: 100,
    bands: [],
    note: 'No bands: compare the score with what you expected.',
  },
  findings: { mark: '↓', verdict: 'Fewer findings are better.', scale: 'There is no score.' },
  estimate: {
    mark: '↓',
    verdict: 'Lower is better.',
    scale: 'The result is an estimate, not a 0-100 score.',
  },
};
