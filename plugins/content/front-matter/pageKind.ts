import { splitDocsPath } from '@api-docs/kit/docsVersions';
import { isPartial } from '@api-docs/kit/paths';

/** Kind of a page, which decides on its front matter. */
export type PageKind = 'doc' | 'metric' | 'v3-metric' | 'shield' | 'task' | 'post' | 'page' | 'reference';

/** What the path of a Markdown file says about its page. */
export interface ClassifiedPage {
  kind: PageKind;
  /** Docs version: `next`, or a name in versions.json. Undefined for pages that have no versions. */
  version?: string;
  /** Path inside the folder of the version, the blog or the pages, with extension. */
  pathInside: string;
  /** Set for metrics in the section of the legacy API. */
  deprecated?: true;
}

interface KindPattern {
  kind: PageKind;
  pattern: RegExp;
}

const FOLDERS: readonly KindPattern[] = [
  { kind: 'post', pattern: /^blog\/(?<pathInside>.+)$/ },
  { kind: 'page', pattern: /^src\/pages\/(?<pathInside>.+)$/ },
  { kind: 'reference', pattern: /^generated\/api\/(?<pathInside>.+)$/ },
];

/** Kinds of docs by the path inside their version. The first match wins, and all others are of the kind `doc`. */
const DOC_KINDS: readonly KindPattern[] = [
  { kind: 'v3-metric', pattern: /^understanding-brand-metrics\/v3-metrics-soon-to-be-deprecated\// },
  // Without the overview of the metrics.
  { kind: 'metric', pattern: /^understanding-brand-metrics\/(?!index\.)/ },
  // Without the introduction to the shields.
  { kind: 'shield', pattern: /^security-shields\/.+-shield\.mdx?$/ },
  { kind: 'task', pattern: /^quickstart-portal\// },
];

/**
 * Classifies a page by the path of its Markdown file.
 *
 * @param file path relative to the project, with forward slashes
 * @returns undefined for partials, such as `_partial.mdx`, and for files outside of the content folders
 */
export function classifyPage(file: string): ClassifiedPage | undefined {
  if (isPartial(file)) return undefined;
  const doc = splitDocsPath(file);
  if (doc) {
    const kind = DOC_KINDS.find(({ pattern }) => pattern.test(doc.pathInside))?.kind ?? 'doc';
    return { kind, ...doc, ...(kind === 'v3-metric' ? { deprecated: true } : {}) };
  }
  for (const { kind, pattern } of FOLDERS) {
    const pathInside = pattern.exec(file)?.groups?.pathInside;
    if (pathInside !== undefined) return { kind, pathInside };
  }
  return undefined;
}
