import type { Options } from '@docusaurus/plugin-content-blog';

import { brand } from '../brand.config';
import { readTags } from '../plugins/front-matter/readTags';
import { rehypePlugins, remarkPlugins, siteDir } from './markdown';

// Stops here on a wrong table of tags: Docusaurus would not say where it lies.
readTags(siteDir);

export const blog: Options = {
  blogTitle: 'Blog',
  blogDescription: `Notes from the documentation team of ${brand.product}: how these docs work and how to move to the current API.`,
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  showReadingTime: true,
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  editUrl: ({ blogDirPath, blogPath }) => `${brand.links.editBase}${blogDirPath}/${blogPath}`,
  feedOptions: { type: ['rss', 'atom'], copyright: `© ${brand.copyrightYear} ${brand.provider}` },
  remarkPlugins,
  rehypePlugins,
};
