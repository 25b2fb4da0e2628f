import type { CreateFeedItemsFn } from '@docusaurus/plugin-content-blog';

import { withoutControls } from '@api-docs/kit/controlCharacters';
import { parsePage } from '@api-docs/kit/parsePage';

import { feedContent } from './feedContent';

/** Returns the entries that Docusaurus makes of the posts, with content that all feed readers show. */
export const blogFeedItems: CreateFeedItemsFn = async ({ defaultCreateFeedItems, ...input }) => {
  const items = await defaultCreateFeedItems(input);
  return items.map((item) => ({
    ...item,
    title: withoutControls(item.title),
    description: withoutControls(item.description ?? ''),
    category: item.category?.map(({ name = '' }) => ({ name: withoutControls(name), term: withoutControls(name) })),
    author: item.author?.map((author) => ({ ...author, name: withoutControls(author.name ?? '') })),
    content: feedContent(parsePage(item.content ?? '').main.children, item.link),
  }));
};
