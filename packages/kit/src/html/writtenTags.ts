/** A tag of a page as it is written. */
export interface WrittenTag {
  /** In lower case, with a slash at the start of an end tag. */
  name: string;
  /** What follows the name. Example: ` title="1 > 0"`. */
  rest: string;
  index: number;
  /** Index of what follows. */
  end: number;
}

/** A comment, or a tag. Example: `<a title="1 > 0">`. */
const TAG = /<!--[^]*?-->|<(\/?[a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;

/** Elements whose content has no tags. */
const TEXT_ONLY = ['script', 'style', 'textarea', 'title'];

/** Lists the tags of a page. A text in an attribute, a script or a title may look like one. */
export function writtenTags(html: string): WrittenTag[] {
  const tags: WrittenTag[] = [];
  const pattern = new RegExp(TAG);
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    const [, written = '', rest = ''] = match;
    const name = written.toLowerCase();
    if (name !== '') tags.push({ name, rest, index: match.index, end: pattern.lastIndex });
    if (TEXT_ONLY.includes(name)) pattern.lastIndex += Math.max(0, html.slice(pattern.lastIndex).search(`</${name}`));
  }
  return tags;
}

const ATTRIBUTE = /([^\s="'/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;

/** Lists the attributes of a tag with their values as they are written, which are empty for those without one. */
export function attributesOf({ rest }: WrittenTag): [name: string, value: string][] {
  return [...rest.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare = '']) => [
    name,
    double ?? single ?? bare,
  ]);
}

/** Lists the addresses in the value of an attribute: of `srcset`, those of all images. Example: `small.png 1x, large.png 2x`. */
export function addressesIn(name: string, value: string): string[] {
  return name === 'srcset' ? value.split(/,\s+/).map((one) => one.trim().replace(/\s.*/, '')) : [value];
}
