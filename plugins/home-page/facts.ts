import type { ApiSampleProps, ScoreBand } from '../api-facts/props';

/** A link to a docs page of the latest version. */
export interface PageLink {
  /** Title of the page. */
  title: string;
  /** Site path. */
  to: string;
}

/** What the first call returns, as it is read on the scale. */
export interface Reading {
  /** Title of the operation, for example `Helpfulness`. */
  metric: string;
  /** The text that was judged. */
  text: string;
  score: number;
  /** Right end of the scale; the left end is 0. */
  top: number;
  /** For example `Higher is better.` */
  verdict: string;
  bands: ScoreBand[];
  /** How to take the bands. */
  note: string;
}

/** A documented status. */
export interface Status {
  code: string;
  /** For example `Unauthorized`. */
  name: string;
  /** HTML of the documented message, or of one sentence. */
  meaning: string;
}

/** A metric with its direction. */
export interface Metric extends PageLink {
  /** An arrow. */
  mark: string;
  /** For example `Lower is better`. */
  verdict: string;
}

/** A piece of a sentence. */
export interface Phrase {
  text: string;
  isCode?: true;
  /** Address, if the piece is a link. */
  to?: string;
}

/** What is new in the latest version. */
export interface LatestChanges {
  version: string;
  /** What the change-log says of the version as a whole. */
  lead: Phrase[];
  /** One entry of each part of the change-log, for example of `Added`. */
  entries: { kind: string; phrases: Phrase[] }[];
  /** The version before, and how many operations and fields changed in the API since. */
  since?: { version: string; counts: { title: string; count: number }[] };
}

/** What the build hands to the home page. */
export interface HomeFacts {
  sample: ApiSampleProps;
  reading: Reading;
  statuses: Status[];
  metrics: { question: string; metrics: Metric[] }[];
  shields: (PageLink & { risk: string })[];
  latest: LatestChanges;
}
