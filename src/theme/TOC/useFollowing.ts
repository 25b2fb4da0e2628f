import { useEffect, type RefObject } from 'react';

/**
 * Scrolls a box so that the marked element in it stays in sight when the mark moves on.
 *
 * @param box that scrolls
 * @param marked selector of the marked element; the mark is a class
 */
export function useFollowing(box: RefObject<HTMLElement | null>, marked: string): void {
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const observer = new MutationObserver(() => {
      const mark = current.querySelector(marked)?.getBoundingClientRect();
      const { top, bottom, height } = current.getBoundingClientRect();
      if (mark && (mark.top < top || mark.bottom > bottom)) current.scrollTop += mark.top - top - height / 2;
    });
    observer.observe(current, { subtree: true, attributeFilter: ['class'] });
    return () => observer.disconnect();
  }, [box, marked]);
}
