/** The props that the build gives to this site's components. `src/` imports these types, but none of the code in this folder. */

import type { CombinedInputs } from '../facts/combineMetrics';

/** A part of a score, shown as a bar. */
export interface Bar {
  name: string;
  /** From 0 to 100. */
  value: number;
}

/** A piece of the text that was sent; `mark` names the finding in it. */
export interface Segment {
  text: string;
  mark?: string;
}

/** A statement of a response with the passage that it was checked against. */
export interface StatementView {
  statement: string;
  label: string;
  probability: number | undefined;
  citation: { text: string; source: string } | undefined;
}

/** A reply as charts and marked text. */
export interface ReplyView {
  score?: number;
  /** The question that the response seems to answer. */
  question?: string;
  groups: { title: string; bars: Bar[] }[];
  /** Title of the marked text; undefined if there is none. */
  markedTitle?: string;
  marked: Segment[];
  statements: StatementView[];
}

/** Props of the figure of a reply. */
export interface ReplyFigureProps {
  view?: ReplyView;
  /** How to read the score, if the page is about one metric. */
  scale?: { phrase: string; top: number };
}

export interface ScoreDirectionProps {
  /** An arrow. */
  mark: string;
  /** For example `Higher is better.` */
  verdict: string;
  /** For example `The score runs from 0 to 100.` Undefined if no reply with a score is documented. */
  scale?: string;
}

/** A range of scores that calls for one reaction. */
export interface ScoreBand {
  from: number;
  to: number;
  /** For example `50 to under 80`. */
  range: string;
  verdict: string;
  kind: 'good' | 'look' | 'act';
}

/** The score of an example. */
export interface ScoreMark {
  value: number;
  /** Summary of the example. */
  summary: string;
}

/** The score of an example. */
export interface ScoreGaugeProps {
  /** Title of the operation, for example `Helpfulness`. */
  metric: string;
  /** The text that was scored. */
  text: string;
  score: number;
  /** Right end of the scale; the left end is 0. */
  top: number;
  bands: ScoreBand[];
  /** For example `Higher is better.` */
  verdict: string;
}

export interface ScoreScaleProps {
  /** Right end of the scale; the left end is 0. */
  top: number;
  bands: ScoreBand[];
  /** What the two ends mean, if there are no bands. */
  ends?: { low: string; high: string };
  marks: ScoreMark[];
  note: string;
}

/** Props of `MetricInputs`. */
export interface MetricInputsProps {
  inputs: CombinedInputs[];
  /** Names of metrics that cannot be combined. */
  excluded: string[];
  /** Names of metrics of which it is not documented whether they can be combined. */
  unknown: string[];
}
