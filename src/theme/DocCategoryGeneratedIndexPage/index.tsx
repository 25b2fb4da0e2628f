// Change: adds the line below the title and uses the layout of docs pages; the entries are links without emoji. The theme looks
// for an emoji in each label, with a regular expression that ends the page in Firefox before 125 and Safari before 17. Ejected
// from 3.10.2, rewritten.
import changes from '@generated/version-comparisons/default/categories.json';
import Link from '@docusaurus/Link';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarCategory,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import TitleLine from '@site/src/components/TitleLine';

function Entry({ item }: { item: PropSidebarItem }): ReactNode {
  const doc = useDocById(item.type === 'link' ? (item.docId ?? undefined) : undefined);
  if (item.type === 'html') return null;
  const description = item.description ?? doc?.description;
  return (
    <Link
      className={clsx(ThemeClassNames.docs.docCard.container, 'card card--full-height padding--md')}
      to={item.type === 'link' ? item.href : findFirstSidebarItemLink(item)}
    >
      <Heading as="h2" className="margin-bottom--none">
        {item.label}
      </Heading>
      {description && <p className="margin-bottom--none">{description}</p>}
    </Link>
  );
}

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
              <TitleLine frontMatter={{ changes: JSON.stringify(changes[permalink] ?? []) }} />
              {description && <p>{description}</p>}
            </header>
          </div>
          <section className="row margin-top--lg">
            {filterDocCardListItems(category.items).map((item, index) => (
              <article key={index} className="col col--6 margin-bottom--lg">
                <Entry item={item} />
              </article>
            ))}
          </section>
          <footer className="margin-top--md">
            <DocPaginator previous={navigation.previous} next={navigation.next} />
          </footer>
        </div>
      </div>
    </>
  );
}
