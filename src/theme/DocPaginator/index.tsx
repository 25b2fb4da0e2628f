// Change: an ambiguous label also names the page's category.
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { PropNavigationLink } from '@docusaurus/plugin-content-docs';
import DocPaginator from '@theme-original/DocPaginator';
import type { Props } from '@theme/DocPaginator';
import type { ReactNode } from 'react';

import { labelWithCategory } from './labelWithCategory';

export default function DocPaginatorWrapper(props: Props): ReactNode {
  const items = useDocsSidebar()?.items ?? [];
  const disambiguate = (link: PropNavigationLink | undefined) =>
    link && { ...link, title: labelWithCategory(link, items) };
  return <DocPaginator {...props} previous={disambiguate(props.previous)} next={disambiguate(props.next)} />;
}
