// Change: the list of tags has a description.
import { PageMetadata } from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type { Props } from '@theme/BlogTagsListPage';
import type { ReactNode } from 'react';

export default function BlogTagsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description="All tags of this blog, with the number of posts that each one has." />
      <BlogTagsListPage {...props} />
    </>
  );
}
