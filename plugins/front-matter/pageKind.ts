/** Where a page lives decides which front matter it may have. */
export type PageKind = 'doc' | 'metric' | 'post' | 'page' | 'reference';

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

/** Example: `understanding-brand-metrics/v3-metrics-soon-to-be-deprecated/pii.mdx`, but not an index. */
const METRIC = /^understanding-brand-metrics\/(?!index\.)/;

const DEPRECATED = /\/v3-metrics-soon-to-be-deprecated\//;

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
    return {
      kind: METRIC.test(pathInside) ? 'metric' : 'doc',
      version: groups.version ?? 'next',
      pathInside,
      ...(DEPRECATED.test(pathInside) ? { deprecated: true } : {}),
    };
  }
  return undefined;
}
