// Change: a landmark with a name, and a list longer than the window follows the reader. Ejected from 3.10.2.
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import { useRef, type ReactNode } from 'react';

import styles from './styles.module.css';
import { useFollowing } from './useFollowing';

const ACTIVE = 'table-of-contents__link--active';

export default function TOC({ className, ...props }: Props): ReactNode {
  const ref = useRef<HTMLElement>(null);
  useFollowing(ref, `.${ACTIVE}`);
  const name = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The label used by the button on the collapsible TOC component',
  });
  return (
    <nav ref={ref} className={clsx(styles.toc, 'thin-scrollbar', className)} aria-label={name}>
      <div className={styles.title} aria-hidden="true">
        {name}
      </div>
      <TOCItems {...props} linkClassName="table-of-contents__link toc-highlight" linkActiveClassName={ACTIVE} />
    </nav>
  );
}
