import { isPartial, splitDocsPath } from '@api-docs/kit/node';

import { REFERENCE_FOLDER } from '../../lib/apiFile';
import { docKinds } from './docKinds';

/** Kind of a page, which decides on its front matter: `doc`, `post`, `page`, `reference`, or one of `docKinds.ts`. */
export type PageKind = string;

interface ClassifiedPage {
  kind: PageKind;
  /** Docs version: `next`, or a name in versions.json. Undefined for pages that have no versions. */
  version?: string;
  /** Path inside the folder of the version, the blog or the pages, with extension. */
  pathInside: string;
  /** Set for docs about something deprecated. */
  deprecated?: true | undefined;
}

/** Folders of pages without versions. */
const FOLDERS: Readonly<Record<string, PageKind>> = {
  'blog/': 'post',
  'src/pages/': 'page',
  [`${REFERENCE_FOLDER}/`]: 'reference',
};

/**
 * Classifies a page by the path of its Markdown file. Returns undefined for partials, such as `_partial.mdx`, and for
 * files outside of the content folders.
 */
export function classifyPage(file: string): ClassifiedPage | undefined {
  if (isPartial(file)) return undefined;
  const doc = splitDocsPath(file);
  if (doc) {
    const { kind = 'doc', deprecated } = docKinds.find(({ pattern }) => pattern.test(doc.pathInside)) ?? {};
    return { kind, ...doc, deprecated };
  }
  const [folder, kind] = Object.entries(FOLDERS).find(([start]) => file.startsWith(start)) ?? [];
  return folder && kind ? { kind, pathInside: file.slice(folder.length) } : undefined;
}
