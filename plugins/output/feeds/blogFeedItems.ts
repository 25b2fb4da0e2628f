import type { CreateFeedItemsFn } from '@docusaurus/plugin-content-blog';

import { parsePage } from '../../lib/parsePage';
import { feedContent, xmlText } from './feedContent';

/** Returns the entries that Docusaurus makes of the posts, with content that all feed readers show. */
export const blogFeedItems: CreateFeedItemsFn = async ({ defaultCreateFeedItems, ...input }) => {
  const items = await defaultCreateFeedItems(input);
  return items.map((item) => ({
    ...item,
    title: xmlText(item.title),
    description: xmlText(item.description ?? ''),
    category: item.category?.map(({ name = '' }) => ({ name: xmlText(name), term: xmlText(name) })),
    author: item.author?.map((author) => ({ ...author, name: xmlText(author.name ?? '') })),
    content: feedContent(parsePage(item.content ?? '').main.children, item.link),
  }));
};
