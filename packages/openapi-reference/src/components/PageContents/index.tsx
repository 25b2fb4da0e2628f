import { translate } from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import { BUILDER_ID } from '../RequestBuilder/builderId';
import { contentsLabel } from './contentsLabel';
import styles from './styles.module.css';

/** The sections of a page as one line of links, for pages without a table of contents at their side. */
export default function PageContents({ hasBuilder }: { hasBuilder?: boolean }): ReactNode {
  return (
    <nav className={`cluster ${styles.contents}`} aria-label={contentsLabel()} data-search="skip">
      {useDoc().toc.map(({ id, value }) => (
        <Link key={id} className="table-of-contents__link" to={`#${id}`} dangerouslySetInnerHTML={{ __html: value }} />
      ))}
      {hasBuilder && (
        <Link className="table-of-contents__link with-js" to={`#${BUILDER_ID}`}>
          {translate({ message: 'Request builder' })}
        </Link>
      )}
    </nav>
  );
}
