import { minifySync, type Options } from '@swc/html';

/** Nothing is minified a second time: React compares the page with what it draws itself. */
const AS_IT_IS = {
  collapseWhitespaces: 'none',
  collapseBooleanAttributes: false,
  minifyCss: false,
  minifyJs: false,
  minifyJson: false,
  normalizeAttributes: false,
  preserveComments: [],
  removeComments: false,
  removeEmptyAttributes: false,
  removeRedundantAttributes: 'none',
  sortAttributes: false,
  sortSpaceSeparatedAttributeValues: false,
} satisfies Options;

/**
 * Closes every element of a page.
 *
 * @param html a finished page, whose minifier left out the end tags that the HTML standard makes optional
 */
export function withExplicitEndTags(html: string): string {
  return minifySync(html, { ...AS_IT_IS, tagOmission: false }).code;
}
