/**
 * Traps the focus in the open menu of narrow windows, and returns it when the menu closes. Escape and every navigation close the
 * menu; Docusaurus closes it for some of its links only.
 */
import type { ClientModule } from '@docusaurus/types';

/** Everything behind the open menu: the bar that it covers, and all content outside the navbar. */
const BEHIND = '.navbar__inner, #__docusaurus > :not(.navbar)';

let isOpen = false;
let observer: MutationObserver | undefined;

function close(): void {
  document.querySelector<HTMLElement>('.navbar-sidebar--show .navbar-sidebar__close')?.click();
}

function closeOnEscape({ key }: KeyboardEvent): void {
  if (key === 'Escape') close();
}

function update(): void {
  const isShown = document.querySelector('.navbar-sidebar--show') !== null;
  if (isShown === isOpen) return;
  isOpen = isShown;
  for (const element of document.querySelectorAll<HTMLElement>(BEHIND)) element.inert = isOpen;
  document.querySelector<HTMLElement>(isOpen ? '.navbar-sidebar__close' : '.navbar__toggle')?.focus();
  if (isOpen) document.addEventListener('keydown', closeOnEscape);
  else document.removeEventListener('keydown', closeOnEscape);
}

const clientModule: ClientModule = {
  // Pages with another layout have another navbar.
  onRouteDidUpdate() {
    observer ??= new MutationObserver(update);
    observer.disconnect();
    const navbar = document.querySelector('.navbar');
    if (navbar) observer.observe(navbar, { attributeFilter: ['class'] });
    update();
    close();
  },
};

export default clientModule;
