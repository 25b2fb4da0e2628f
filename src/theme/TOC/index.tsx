// Change: the table of contents is a labeled landmark, a list longer than the window scrolls to its active entry, and the
// sections at the end of a page become active, too. Ejected from 3.10.2.
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';

import { contentsLabel } from '@api-docs/openapi-reference/components';
import { targetOf } from '@api-docs/ui';

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

/**
 * Marks the entry of the last section, or of the one in the URL, at the end of the page. The theme marks the section at the
 * top of the window, which the last ones never reach.
 */
function useLastEntries(listRef: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    const markLast = () => {
      const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
      if (scrollTop + clientHeight < scrollHeight - 1) return;
      const links = [...(listRef.current?.querySelectorAll('a') ?? [])];
      const heading = targetOf(hash);
      const isInView = heading !== null && heading.getBoundingClientRect().top >= 0;
      const target = isInView && links.find((link) => targetOf(link.hash) === heading);
      const last = target || (scrollTop > 0 && links.at(-1));
      if (last) links.forEach((link) => link.classList.toggle(ACTIVE_CLASS, link === last));
    };
    markLast();
    document.addEventListener('scroll', markLast);
    return () => document.removeEventListener('scroll', markLast);
  }, [hash, listRef]);
}

export default function TOC({ className, ...props }: Props): ReactNode {
  const listRef = useRef<HTMLElement>(null);
  useActiveEntryInView(listRef);
  useLastEntries(listRef);
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
