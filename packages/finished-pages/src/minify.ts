import { minifySync, type Options } from '@swc/html';

import { writtenTags, type WrittenTag } from '@api-docs/kit';
import { buildError, nestingError } from '@api-docs/kit/node';

/** As Docusaurus minifies, but with all end tags: without them, browsers move paragraphs out of `<em>` and its like. */
const MINIFICATION = {
  preserveComments: [],
  removeComments: false,
  // Inline scripts and styles of several plugins are next to each other.
  mergeMetadataElements: false,
  removeEmptyMetadataElements: false,
  removeEmptyAttributes: false,
  removeRedundantAttributes: 'none',
  normalizeAttributes: false,
  sortAttributes: false,
  sortSpaceSeparatedAttributeValues: false,
  minifyCss: true,
  minifyJs: true,
  minifyJson: true,
  tagOmission: false,
  // The types of @swc/html lack the option.
} satisfies Options & { mergeMetadataElements: boolean };

const VOID = ['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'];

/** Returns whether browsers ignore a tag: the end of a void element, as in HTML that a heading has brought into the contents. */
const isIgnored = (name: string) => name.startsWith('/') && VOID.includes(name.slice(1)) && name !== '/br';

/** Lists the tags of a page that browsers read. Elements without content have an end tag, too, except for void ones. */
function tagsOf(html: string): Pick<WrittenTag, 'name' | 'index'>[] {
  return writtenTags(html).flatMap(({ name, rest, index }) => {
    // Not the end of an address without quotes, as in `<a href=/docs/>`.
    const isClosed = /(?:^|["'\s])\/$/.test(rest) && !VOID.includes(name);
    if (isIgnored(name)) return [];
    return [{ name, index }, ...(isClosed ? [{ name: `/${name}`, index }] : [])];
  });
}

/** Escapes what looks like a tag in attributes and titles, so that what changes the page later finds only tags. */
function withoutFalseTags(html: string): string {
  let written = '';
  let last = 0;
  for (const { name, index, end } of writtenTags(html)) {
    const text = html.slice(last, index);
    written += name === '/title' ? text.replaceAll('<', '&lt;') : text;
    written += `<${html.slice(index + 1, end).replaceAll('<', '&lt;')}`;
    last = end;
  }
  return written + html.slice(last);
}

/** Returns the name of the element that is open after tags. */
function parentOf(tags: ReturnType<typeof tagsOf>): string {
  const open: string[] = [];
  for (const { name } of tags) {
    if (name.startsWith('/')) open.pop();
    else if (!VOID.includes(name)) open.push(name);
  }
  return open.at(-1) ?? 'html';
}

/**
 * Minifies a page as React has rendered it.
 *
 * @param source returns what errors name: file and line of a text on the page
 * @throws if a browser would read other elements than React has rendered, because React would then render the page again
 */
export function minify(html: string, source: (text: string) => string): string {
  const { code } = minifySync(html, MINIFICATION);
  const [written, read] = [tagsOf(html), tagsOf(code)];
  const moved = written.findIndex(({ name }, index) => name !== read[index]?.name);
  const tag = written[moved];
  if (!tag) return withoutFalseTags(code);
  const [, text = ''] = />\s*([^<>]{3,})</.exec(html.slice(tag.index)) ?? [];
  const [parent, name] = [parentOf(written.slice(0, moved)), tag.name.replace('/', '')];
  throw buildError({
    file: source(text.trim()),
    ...nestingError(name, parent),
    found: html.slice(tag.index, tag.index + 100),
  });
}
