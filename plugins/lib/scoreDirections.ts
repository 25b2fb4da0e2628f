/** Which end of a metric's scale is good. `<ScoreDirection />` shows it on the page. */
export const DIRECTIONS = ['higher', 'lower', 'ease', 'simple', 'target', 'findings', 'estimate'] as const;

export type ScoreDirection = (typeof DIRECTIONS)[number];
