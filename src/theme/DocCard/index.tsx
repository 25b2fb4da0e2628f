// Change: a card has no emoji, which is an empty box where no emoji font is installed. The theme looks for one in each label,
// with Intl.Segmenter and a regular expression that end the page in Firefox before 125 and Safari before 17. Ejected from 3.10.2.
import { findFirstSidebarItemLink, useDocById } from '@docusaurus/plugin-content-docs/client';
import { useDocCardDescriptionCategoryItemsPlural } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocCard';
import Layout from '@theme/DocCard/Layout';
import type { ReactNode } from 'react';

type Item<Type> = Extract<Props['item'], { type: Type }>;

function CardCategory({ item }: { item: Item<'category'> }): ReactNode {
  const { className, description, items, label } = item;
  const href = findFirstSidebarItemLink(item);
  const countItems = useDocCardDescriptionCategoryItemsPlural();
  if (!href) return null;
  const text = description ?? countItems(items.length);
  return <Layout item={item} className={className} href={href} icon={null} title={label} description={text} />;
}

function CardLink({ item }: { item: Item<'link'> }): ReactNode {
  const { className, description, docId, href, label } = item;
  const doc = useDocById(docId ?? undefined);
  const text = description ?? doc?.description;
  return <Layout item={item} className={className} href={href} icon={null} title={label} description={text} />;
}

export default function DocCard({ item }: Props): ReactNode {
  return item.type === 'category' ? <CardCategory item={item} /> : <CardLink item={item as Item<'link'>} />;
}
