import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';

import { DEPRECATED_LABEL } from '@site/site/labels';

/** The front matter fields that determine the state of a page. The build adds them. */
export interface StateFrontMatter {
  /** The generation of the API to which the operation on a page of the reference belongs, for example `v4`. */
  generation?: string;
  /** Set on pages of the v3 section and of legacy operations. */
  deprecated?: true;
  /** Changes to a docs page between versions, as JSON. */
  changes?: string;
}

export interface PageState {
  label: string;
  /** Set for the label of the docs version. */
  isVersion?: true;
  deprecated?: true;
}

type Version = Pick<PropVersionMetadata, 'label' | 'banner' | 'isLast'>;

function versionState({ label, banner, isLast }: Version): string {
  if (banner === 'unreleased') return `${label} · unreleased`;
  return `${label} · ${isLast ? 'latest' : 'frozen'}`;
}

/**
 * Returns labels for the docs version of a page, or the API generation if it has none, and for a coming deprecation.
 *
 * @param version the docs version; undefined for pages of the reference
 */
export function pageStates(version: Version | undefined, frontMatter: StateFrontMatter): PageState[] {
  const states: PageState[] = version ? [{ label: versionState(version), isVersion: true }] : [];
  if (frontMatter.deprecated) return [...states, { label: DEPRECATED_LABEL, deprecated: true }];
  const generation = version ? undefined : frontMatter.generation;
  return generation ? [...states, { label: `${generation} API · current` }] : states;
}
