import type { ApiChangesProps, ApiSampleProps, ScoreBand } from '../../api/props/types';

/** A link to a docs page of the latest version. */
export interface PageLink {
  /** Title of the page. */
  title: string;
  /** Site path. */
  to: string;
}

/** Score of the first call, with its scale. */
export interface Reading {
  /** Title of the operation, for example `Helpfulness`. */
  metric: string;
  /** The text that was scored. */
  text: string;
  score: number;
  /** Maximum of the scale. The minimum is 0. */
  top: number;
  /** For example `Higher is better.` */
  verdict: string;
  bands: ScoreBand[];
  /** Remark about the bands. */
  note: string;
}

/** A documented status code in short. */
export interface StatusSummary {
  code: string;
  /** For example `Unauthorized`. */
  name: string;
  /** HTML: the documented message, or one sentence. */
  meaning: string;
}

/** A metric page with its direction. */
export interface MetricLink extends PageLink {
  /** Arrow in the direction of better scores. */
  mark: string;
  /** For example `Lower is better`. */
  verdict: string;
}

/** A part of a sentence. */
export interface Phrase {
  text: string;
  isCode?: true;
  /** Target, if this part is a link. */
  to?: string;
}

/** Changes of the latest docs version. */
export interface LatestChanges {
  version: string;
  /** First paragraph of the version's section. */
  lead: Phrase[];
  /** Entries of the version, with the heading above them, for example `Added`. */
  entries: { kind: string; phrases: Phrase[] }[];
  /** API changes since the version before, counted by kind. */
  since?: { version: string; counts: { kind: ApiChangesProps['groups'][number]['kind']; count: number }[] };
}

/** Props of the home page. */
export interface HomeFacts {
  sample: ApiSampleProps;
  reading: Reading;
  statuses: StatusSummary[];
  metrics: { question: string; metrics: MetricLink[] }[];
  shields: (PageLink & { risk: string })[];
  latest: LatestChanges;
}
