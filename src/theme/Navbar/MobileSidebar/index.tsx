import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { useDeferredValue, type ReactNode } from 'react';

/**
 * The menu of phones, with the sidebar of the page. The theme renders all of it right after hydration in one task, which keeps the
 * first touch waiting; as a deferred part, React renders it in short ones.
 */
export default function DeferredMobileSidebar(): ReactNode {
  const isDue = useDeferredValue(true, false);
  return isDue ? <MobileSidebar /> : null;
}
