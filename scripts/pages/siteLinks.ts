import { brand } from '../../brand.config';
import { API_FILE, type ApiFiles } from '../../plugins/api-facts/apiFiles';
import { replaceTokens } from '../../plugins/brand/replaceTokens';
import { headingIds } from '../links/headingIds';
import type { LinkSources } from '../links/linkFindings';
import { siteMap } from '../links/siteMap';
import type { Page } from '../prose/page';

/** An unknown token is another gate's finding. */
function fillIn(text: string): string {
  try {
    return replaceTokens(text, '', brand);
  } catch {
    return text;
  }
}

/**
 * Gathers what links are held against.
 *
 * @param siteDir absolute path of the project
 * @param pages all pages that could be read
 * @param files the project's OpenAPI files
 */
export function siteLinks(siteDir: string, pages: readonly Page[], files: ApiFiles): LinkSources {
  return {
    siteDir,
    map: siteMap({
      siteDir,
      slug: brand.slug,
      versions: files.versions(),
      operations: files.facts(API_FILE).operations.map((operation) => operation.path),
      pages,
    }),
    headings: new Map(pages.map(({ file, tree }) => [file, headingIds(tree, fillIn)])),
    fillIn,
  };
}
