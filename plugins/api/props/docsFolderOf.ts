import path from 'node:path';

import { docsFolder, versionOfFile } from '@api-docs/kit/docsVersions';
import type { PageContext } from '@api-docs/openapi-reference/props/pageContext';

/** Returns the absolute path of the docs of a page's version; for pages outside of the docs, of `docs/`. */
export function docsFolderOf({ siteDir, page }: Pick<PageContext, 'siteDir' | 'page'>): string {
  return path.join(siteDir, docsFolder(versionOfFile(page)));
}
