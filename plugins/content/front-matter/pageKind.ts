import { splitDocsPath } from '@api-docs/kit/docsVersions';
import { isPartial } from '@api-docs/kit/paths';

import { docKinds } from '../../../site/pageKinds';

/** Kind of a page, which decides on its front matter: `doc`, `post`, `page`, `reference`, or one of `site/pageKinds.ts`. */
export type PageKind = string;

/** What the path of a Markdown file says about its page. */
export interface ClassifiedPage {
  kind: PageKind;
  /** Docs version: `next`, or a name in versions.json. Undefined for pages that have no versions. */
  version?: string;
  /** Path inside the folder of the version, the blog or the pages, with extension. */
  pathInside: string;
  /** Set for docs about something deprecated. */
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
    const { kind = 'doc', deprecated } = docKinds.find(({ pattern }) => pattern.test(doc.pathInside)) ?? {};
    return { kind, ...doc, ...(deprecated ? { deprecated } : {}) };
  }
  for (const { kind, pattern } of FOLDERS) {
    const pathInside = pattern.exec(file)?.groups?.pathInside;
    if (pathInside !== undefined) return { kind, pathInside };
  }
  return undefined;
}
