// Change: adds the line below the title and uses the layout of docs pages. Ejected from 3.10.2; the line between the
// `ours` comments is added.
import changes from '@generated/compare/default/categories.json';
import { useCurrentSidebarCategory } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocCardList from '@theme/DocCardList';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import TitleLine from '@site/src/components/TitleLine';

export default function DocCategoryGeneratedIndexPage({ categoryGeneratedIndex }: Props): ReactNode {
  const { title, description, keywords, image, navigation, permalink } = categoryGeneratedIndex;
  const category = useCurrentSidebarCategory();
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} image={image} />
      <div className="row">
        <div className="col col--9">
          <DocVersionBanner />
          <DocBreadcrumbs />
          <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
            <header>
              <Heading as="h1">{title}</Heading>
              {/* ours: start */}
              <TitleLine frontMatter={{ changes: JSON.stringify(changes[permalink] ?? []) }} />
              {/* ours: end */}
              {description && <p>{description}</p>}
            </header>
          </div>
          <article className="margin-top--lg">
            <DocCardList items={category.items} />
          </article>
          <footer className="margin-top--md">
            <DocPaginator previous={navigation.previous} next={navigation.next} />
          </footer>
        </div>
      </div>
    </>
  );
}
