// Change: the table of contents is a labeled landmark, and a list longer than the window scrolls to its active entry.
// Ejected from 3.10.2.
import type { Props } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';

import { contentsLabel } from '@site/src/components/PageContents/contentsLabel';

import styles from './styles.module.css';

const ACTIVE_CLASS = 'table-of-contents__link--active';

/** Scrolls the list whenever the active entry changes and is out of view. */
function useActiveEntryInView(listRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: list } = listRef;
    if (!list) return undefined;
    const observer = new MutationObserver(() => {
      const active = list.querySelector(`.${ACTIVE_CLASS}`)?.getBoundingClientRect();
      const { top, bottom, height } = list.getBoundingClientRect();
      if (active && (active.top < top || active.bottom > bottom)) list.scrollTop += active.top - top - height / 2;
    });
    observer.observe(list, { subtree: true, attributeFilter: ['class'] });
    return () => observer.disconnect();
  }, [listRef]);
}

export default function TOC({ className, ...props }: Props): ReactNode {
  const listRef = useRef<HTMLElement>(null);
  useActiveEntryInView(listRef);
  const name = contentsLabel();
  return (
    <nav ref={listRef} className={clsx(styles.toc, 'thin-scrollbar', className)} aria-label={name}>
      <div className={styles.title} aria-hidden="true">
        {name}
      </div>
      <TOCItems {...props} linkClassName="table-of-contents__link toc-highlight" linkActiveClassName={ACTIVE_CLASS} />
    </nav>
  );
}
