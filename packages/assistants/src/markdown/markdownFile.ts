import type { Root } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';

import { HANDLERS } from './handlers';
import { rewriteLinks, type FileLocation } from './rewriteLinks';
import { simplifyPage } from './simplifyPage';

/** All of GitHub's extensions except links without brackets, which would escape the @ of every email address. */
const [, ...EXTENSIONS] = gfmToMarkdown({ tablePipeAlign: false }).extensions ?? [];

/** Formats a page as Markdown. The front matter has the fields with a value; the tree of the content is changed in place. */
export function markdownFile(fields: Record<string, string | undefined>, tree: Root, location: FileLocation): string {
  simplifyPage(tree);
  rewriteLinks(tree, location);
  const markdown = toMarkdown(toMdast(tree, { handlers: HANDLERS }) as never, {
    bullet: '-',
    fences: true,
    rule: '-',
    extensions: EXTENSIONS,
  });
  const known = Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
  return `---\n${stringify(known, { lineWidth: 0 })}---\n\n${markdown}`;
}
