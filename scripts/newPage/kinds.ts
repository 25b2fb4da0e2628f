import type { Answers, KindName } from './answers';
import type { Draft, OperationDraft } from './draft';
import type { Order } from './sidebarPlace';
import { concept } from './templates/concept';
import { inSentence } from './templates/inSentence';
import { metric } from './templates/metric';
import { post } from './templates/post';
import { shield } from './templates/shield';
import { task } from './templates/task';
import { v3Metric } from './templates/v3Metric';

/** Kinds whose page shows an operation of the API. */
export const WITH_OPERATION = { metric, 'v3-metric': v3Metric, shield } satisfies Partial<
  Record<KindName, (draft: OperationDraft) => string>
>;

/** Kinds that are prose alone. */
export const WITHOUT_OPERATION = { task, concept, post } satisfies Partial<Record<KindName, (draft: Draft) => string>>;

/** A kind that is a page of its own: all but an entry of the change-log. */
export type PageKindName = Exclude<KindName, 'change-log'>;

/** What is true of all pages of a kind. */
export interface Kind {
  /** For questions and messages. */
  what: string;
  /** Folder of the pages, inside the docs version. */
  folder: string;
  separator: '-' | '_';
  order: Order;
  /** What the title of each page ends in. */
  suffix?: string;
  /** What a writer must say besides kind and title. */
  needs: readonly (keyof Answers)[];
  /** Used when the writer gives none. */
  description(name: string): string;
}

const METRICS = 'understanding-brand-metrics';

export const KINDS: Record<PageKindName, Kind> = {
  metric: {
    what: 'a metric of the current API',
    folder: METRICS,
    separator: '-',
    order: 'alphabetical',
    needs: ['operation', 'direction'],
    description: (name) =>
      `Send a ${name} call, read its reply, see which results are good, and avoid what misleads readers of the result.`,
  },
  'v3-metric': {
    what: 'a call of the legacy API',
    folder: `${METRICS}/v3-metrics-soon-to-be-deprecated`,
    separator: '_',
    order: 'alphabetical',
    suffix: ' (legacy API)',
    needs: ['operation', 'direction'],
    description: (name) =>
      `The legacy ${name} call, how to read its result, and what to change in your code when you move to v4alpha.`,
  },
  shield: {
    what: 'a security shield',
    folder: 'security-shields',
    separator: '-',
    order: 'last',
    suffix: ' shield',
    needs: ['operation'],
    description: (name) =>
      `See which risk the ${inSentence(name)} is for, measure the risk with one call, and turn the numbers into decisions.`,
  },
  task: {
    what: 'a task in the portal',
    folder: 'quickstart-portal',
    separator: '_',
    order: 'last',
    needs: [],
    description: (name) =>
      `${name} in the portal: what you need, the steps in their order, and what to check when it did not work.`,
  },
  concept: {
    what: 'an idea behind several pages',
    folder: '.',
    separator: '-',
    order: 'last',
    needs: [],
    description: (name) =>
      `${name}: the idea in a few sentences, an example to try, and the pages on which you need it.`,
  },
  post: {
    what: 'a blog post',
    folder: 'blog',
    separator: '-',
    order: 'last',
    needs: ['tags'],
    description: (name) =>
      `${name}: what is behind it, what you can see or do with it today, and where to read on in the docs.`,
  },
};
