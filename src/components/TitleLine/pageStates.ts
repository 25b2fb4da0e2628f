import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';

import type { PageChange } from '@site/shared/pageChange';

/** What the build writes into the front matter of a page that its state can be told by. */
export interface StateFrontMatter {
  /** Of an operation: its path, for example `/metrics/v4alpha/tone`. */
  slug?: string;
  /** Of a page of the v3 section and of a legacy operation. */
  deprecated?: true;
  /** Of a docs page: what became of it between versions. */
  changes?: PageChange[];
}

export interface PageState {
  words: string;
  deprecated?: true;
}

type Version = Pick<PropVersionMetadata, 'label' | 'banner' | 'isLast'>;

/** Example: `/metrics/v4alpha/tone`. */
const OPERATION = /^\/[^/]+\/([^/]+)\/[^/]+$/;

function versionState({ label, banner, isLast }: Version): string {
  if (banner === 'unreleased') return `${label} · unreleased`;
  return `${label} · ${isLast ? 'latest' : 'frozen'}`;
}

/**
 * Says in a few words which version a page belongs to and whether its subject is soon to be deprecated.
 *
 * @param version of the page; undefined on pages that have none, which are those of the reference
 * @param frontMatter of the page, as the build completed it
 */
export function pageStates(version: Version | undefined, frontMatter: StateFrontMatter): PageState[] {
  const states: PageState[] = version ? [{ words: versionState(version) }] : [];
  if (frontMatter.deprecated) return [...states, { words: 'legacy API · soon to be deprecated', deprecated: true }];
  const generation = version ? undefined : OPERATION.exec(frontMatter.slug ?? '')?.[1];
  return generation ? [...states, { words: `${generation} API · current` }] : states;
}
