import {
  flatGroups,
  shortId,
  shortName,
  tagLabel,
  tagTree,
  type ApiFacts,
  type Callback,
  type Component,
  type Tag,
} from '@api-docs/openapi-facts';

/** A page of the reference besides those of operations. */
export interface FurtherPage {
  /** Id of the docs page. */
  id: string;
  /** Path below the reference. */
  slug: string;
  label: string;
}

export interface TopicPage extends FurtherPage {
  tag: Tag;
}

export interface WebhookPage extends FurtherPage {
  webhook: Callback;
  /** Its index in the facts, with which components name it. */
  index: number;
}

/** The page of a schema whose fields bodies do not repeat. */
export interface SchemaPage extends FurtherPage {
  component: Component;
}

/** The pages of a reference besides those of operations, in the order of the OpenAPI file. */
export interface FurtherPages {
  /** Tags that no operation has: chapters about the API. */
  topics: TopicPage[];
  webhooks: WebhookPage[];
  schemas: SchemaPage[];
}

/** Returns whether the file says more about a tag than its name. */
export function isDescribed({ description, externalDocs }: Pick<Tag, 'description' | 'externalDocs'>): boolean {
  return description.trim() !== '' || externalDocs !== undefined;
}

/** The pages that were planned, by the facts, because each row with a schema looks its page up. */
const planned = new WeakMap<object, FurtherPages>();

/** Returns a name as a part of an address. Example: `order.paid` → `order-paid`. */
const addressPart = (name: string): string =>
  shortName(name.replace(/[^\p{L}\p{N}_]+/gu, '-').replace(/^-+|-+$/g, '') || 'page');

type Facts = Pick<ApiFacts, 'operations' | 'tags' | 'webhooks' | 'components'>;

/**
 * Plans the pages besides those of operations. Their ids and addresses differ from all others.
 *
 * @param facts of the file of the reference
 */
export function furtherPages(facts: Facts): FurtherPages {
  const known = planned.get(facts) ?? planPages(facts);
  planned.set(facts, known);
  return known;
}

function planPages(facts: Facts): FurtherPages {
  const normalized = (id: string) => id.toLowerCase().replace(/[^a-z0-9]/g, '');
  const taken = {
    ids: new Set(facts.operations.map(({ id }) => normalized(id))),
    slugs: new Set(facts.operations.map(({ slug }) => slug.toLowerCase())),
  };
  const plan = (kind: string, name: string, label: string): FurtherPage => {
    for (let count = 1; ; count += 1) {
      const part = count === 1 ? addressPart(name) : `${addressPart(name)}-${count}`;
      const [id, slug] = [`${kind}--${shortId(part)}`, `/${kind}s/${part}`];
      if (taken.ids.has(normalized(id)) || taken.slugs.has(slug.toLowerCase())) continue;
      taken.ids.add(normalized(id));
      taken.slugs.add(slug.toLowerCase());
      return { id, slug, label };
    }
  };
  const groups = flatGroups(tagTree(facts)).map(({ tag }) => tag.name);
  const topics = facts.tags.filter((tag) => !groups.includes(tag.name) && isDescribed(tag));
  return {
    topics: topics.map((tag) => ({ ...plan('topic', tag.name, tagLabel(tag)), tag })),
    webhooks: facts.webhooks.map((webhook, index) => ({
      ...plan('webhook', webhook.name, webhook.name),
      webhook,
      index,
    })),
    schemas: facts.components
      .filter(({ linked }) => linked.length > 0)
      .map((component) => ({ ...plan('schema', component.name, component.name), component })),
  };
}
