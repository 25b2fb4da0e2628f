import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import type { Finding, Rule } from '../rule';

/** Texts that do not name the target. */
const EMPTY_TEXT =
  /^(?:click )?here$|^(?:this|that|the|following|next|previous)(?: (?:page|link|section|article|document|one))?$|^(?:link|page|more|read more|learn more|see more|see here|read on|details|more details|more information)$/i;

/** Examples: `https://example.com/a`, `www.example.com`, `%brand.links.sdkDocs%`. */
const URL_TEXT = /^(?:https?:\/\/|www\.)\S+$|^%brand\.(?:links\.\w+|apiHost|siteUrl)%\S*$/i;

/** Requires link texts that name the target. */
export const linkText: Rule = {
  name: 'link-text',
  level: 'style',
  why: 'Screen readers list links without the text around them, and search engines rank a page by the text of links to it.',
  remedy: 'Use the name of the target as the text of the link.',
  check({ tree }) {
    const findings: Finding[] = [];
    visit(tree, (node) => {
      if (node.type !== 'link' && node.type !== 'linkReference') return;
      const text = toString(node)
        .trim()
        .replace(/[.…»→>\s]+$/, '');
      if (!EMPTY_TEXT.test(text) && !URL_TEXT.test(text)) return;
      const { line = 1, column = 1 } = node.position?.start ?? {};
      findings.push({ line, column, found: text, expected: 'the name of the target' });
    });
    return findings;
  },
};
