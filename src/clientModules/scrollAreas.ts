/**
 * Lets readers reach with the keyboard what scrolls sideways: tables and code that are wider than the page can be focused
 * and have a name. The stock theme lets every block of code be focused, which makes many stops that do nothing.
 */
import type { ClientModule } from '@docusaurus/types';

const AREAS = ':is(main, dialog) :is(table, pre)';

const ATTRIBUTES: Record<string, Record<string, string>> = {
  TABLE: { tabindex: '0', 'aria-label': 'Table, scrolls sideways' },
  PRE: { tabindex: '0', 'aria-label': 'Code, scrolls sideways', role: 'group' },
};

function mark({ target: area }: ResizeObserverEntry): void {
  // Borders that cells share may stand out by half their width.
  const scrolls = area.scrollWidth > area.clientWidth + 1;
  for (const [name, value] of Object.entries(ATTRIBUTES[area.tagName] ?? {})) {
    if (scrolls) area.setAttribute(name, value);
    else area.removeAttribute(name);
  }
}

function watchSizes(): void {
  const sizes = new ResizeObserver((entries) => entries.forEach(mark));
  const watch = (area: Element) => sizes.observe(area);
  document.querySelectorAll(AREAS).forEach(watch);
  // Blocks of code are made anew once the page is hydrated; so is everything on navigation.
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      if (node.matches(AREAS)) watch(node);
      node.querySelectorAll(AREAS).forEach(watch);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

const clientModule: ClientModule = {
  // Called first after hydration, which would not expect the attributes.
  onRouteDidUpdate({ previousLocation }) {
    if (!previousLocation) watchSizes();
  },
};

export default clientModule;
