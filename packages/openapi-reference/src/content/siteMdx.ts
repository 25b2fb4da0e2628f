import type { RootContent } from 'mdast';

import { parseMdx } from '@api-docs/kit/pages';

/** Returns MDX that a site gives as an option or writes itself as content. An empty line is between the parts that there are. */
export function mdxContent(...parts: (string | false | undefined)[]): RootContent[] {
  return parseMdx(parts.filter(Boolean).join('\n\n')).children;
}
