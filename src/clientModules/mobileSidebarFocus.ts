// Change: the open menu traps the focus and returns it when it closes. Escape closes the menu.
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { useEffect, type ReactNode } from 'react';

/** Everything behind the open menu: the bar that it covers, and all content outside the navbar. */
const BEHIND = '.navbar__inner, #__docusaurus > :not(.navbar)';

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

export default function FocusedMobileSidebar(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();

  useEffect(() => {
    if (!shown) return undefined;
    const behind = [...document.querySelectorAll<HTMLElement>(BEHIND)];
    const setInert = (inert: boolean) => behind.forEach((element) => (element.inert = inert));
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && toggle();

    setInert(true);
    focus('.navbar-sidebar__close');
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      setInert(false);
      focus('.navbar__toggle');
    };
  }, [shown, toggle]);

  return <MobileSidebar />;
}
