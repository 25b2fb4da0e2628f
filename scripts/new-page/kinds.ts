import type { Answers, KindName } from './answers';
import { inSentence, type Draft, type OperationDraft } from './draft';
import { metric, shield, v3Metric } from './operationTemplates';
import { concept, post, task } from './proseTemplates';
import type { Order } from './sidebarPosition';

/** Kinds that are a page of their own: all except an entry of the change-log. */
export type PageKindName = Exclude<KindName, 'change-log'>;

/** Properties that all pages of a kind share. */
export interface Kind {
  /** Description for the prompt. */
  what: string;
  /** Folder of the pages in `docs/`, or `blog`. */
  folder: string;
  separator: '-' | '_';
  order: Order;
  /** End of every title. */
  suffix?: string;
  /** Answers that are required besides kind and title. */
  needs: readonly (keyof Answers)[];
  /** Returns the default description. */
  description(name: string): string;
  /** Returns the text of the page. */
  template(draft: Draft): string;
}

/** Adapts a template that needs an operation. */
function withOperation(template: (draft: OperationDraft) => string) {
  return (draft: Draft): string => {
    if (draft.operation === undefined) throw new Error('the template needs an operation');
    return template({ ...draft, operation: draft.operation });
  };
}

const METRICS = 'understanding-brand-metrics';

export const PAGE_TEMPLATES: Record<PageKindName, Kind> = {
  metric: {
    what: 'a metric of the current API',
    folder: METRICS,
    separator: '-',
    order: 'alphabetical',
    needs: ['operation', 'direction'],
    description: (name) =>
      `Send a ${name} call, read its reply, see which results are good, and avoid what misleads readers of the result.`,
    template: withOperation(metric),
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
    template: withOperation(v3Metric),
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
    template: withOperation(shield),
  },
  task: {
    what: 'a task in the portal',
    folder: 'quickstart-portal',
    separator: '_',
    order: 'last',
    needs: [],
    description: (name) =>
      `${name} in the portal: what you need, the steps in their order, and what to check when it did not work.`,
    template: task,
  },
  concept: {
    what: 'an idea behind several pages',
    folder: '.',
    separator: '-',
    order: 'last',
    needs: [],
    description: (name) =>
      `${name}: the idea in a few sentences, an example to try, and the pages on which you need it.`,
    template: concept,
  },
  post: {
    what: 'a blog post',
    folder: 'blog',
    separator: '-',
    order: 'last',
    needs: ['tags'],
    description: (name) =>
      `${name}: what is behind it, what you can see or do with it today, and where to read on in the docs.`,
    template: post,
  },
};
