// Change: a card is a link without emoji. The theme looks for one in each label, with a regular expression that ends the page in
// Firefox before 125 and Safari before 17. Ejected from 3.10.2, rewritten.
import Link from '@docusaurus/Link';
import { findFirstSidebarItemLink, useDocById } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocCard';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export default function DocCard({ item }: Props): ReactNode {
  const doc = useDocById(item.type === 'link' ? (item.docId ?? undefined) : undefined);
  if (item.type === 'html') return null;
  const description = item.description ?? doc?.description;
  return (
    <Link
      className={clsx(ThemeClassNames.docs.docCard.container, 'card card--full-height padding--md')}
      to={item.type === 'link' ? item.href : findFirstSidebarItemLink(item)}
    >
      <Heading as="h2" className="margin-bottom--sm">
        {item.label}
      </Heading>
      {description && <p className="margin-bottom--none">{description}</p>}
    </Link>
  );
}
