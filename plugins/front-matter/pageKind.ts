/** Where a page lives decides which front matter it may have. */
export type PageKind = 'doc' | 'metric' | 'v3-metric' | 'shield' | 'task' | 'post' | 'page' | 'reference';

/** A page's kind and, for docs, its place. */
export interface PagePlace {
  kind: PageKind;
  /** Docs version: `next`, or a name of versions.json. Undefined for what is not versioned. */
  version?: string;
  /** Path inside the version's, the blog's or the pages' folder, with extension. */
  pathInside: string;
  /** Stands in the section of the metrics that are soon to be deprecated. */
  deprecated?: true;
}

const PLACES: readonly { kind: PageKind; pattern: RegExp }[] = [
  { kind: 'post', pattern: /^blog\/(?<pathInside>.+)$/ },
  { kind: 'page', pattern: /^src\/pages\/(?<pathInside>.+)$/ },
  { kind: 'reference', pattern: /^generated\/api\/(?<pathInside>.+)$/ },
  { kind: 'doc', pattern: /^versioned_docs\/version-(?<version>[^/]+)\/(?<pathInside>.+)$/ },
  { kind: 'doc', pattern: /^docs\/(?<pathInside>.+)$/ },
];

/** Docs whose folder and name tell more than that they are docs, the first that fits. Anything else is a `doc`. */
const DOC_KINDS: readonly { kind: PageKind; pattern: RegExp }[] = [
  { kind: 'v3-metric', pattern: /^understanding-brand-metrics\/v3-metrics-soon-to-be-deprecated\// },
  // Not the overview of the metrics.
  { kind: 'metric', pattern: /^understanding-brand-metrics\/(?!index\.)/ },
  // Not the introduction to the shields.
  { kind: 'shield', pattern: /^security-shields\/.+-shield\.mdx?$/ },
  { kind: 'task', pattern: /^quickstart-portal\// },
];

/**
 * Tells what kind of page a Markdown file is.
 *
 * @param file path relative to the project, forward slashes
 * @returns its place, or undefined for a file outside the known folders (a partial of a package, for instance)
 */
export function pagePlace(file: string): PagePlace | undefined {
  for (const { kind, pattern } of PLACES) {
    const groups = pattern.exec(file)?.groups;
    if (!groups) continue;
    const pathInside = groups.pathInside ?? '';
    if (kind !== 'doc') return { kind, pathInside };
    const docKind = DOC_KINDS.find((candidate) => candidate.pattern.test(pathInside))?.kind ?? 'doc';
    const version = groups.version ?? 'next';
    return { kind: docKind, version, pathInside, ...(docKind === 'v3-metric' ? { deprecated: true } : {}) };
  }
  return undefined;
}
