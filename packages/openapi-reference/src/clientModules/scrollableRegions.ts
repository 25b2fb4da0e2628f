/**
 * Makes tables and code blocks that scroll sideways reachable with the keyboard: they become focusable and get a name.
 * The classic theme makes every code block focusable, which adds many tab stops without a purpose.
 */
import type { ClientModule } from '@docusaurus/types';

const REGIONS = ':is(main, dialog) :is(table, pre)';

const ATTRIBUTES: Record<string, Record<string, string>> = {
  TABLE: { tabindex: '0', 'aria-label': 'Table, scrolls sideways' },
  PRE: { tabindex: '0', 'aria-label': 'Code, scrolls sideways', role: 'group' },
};

/** Names that regions have in the served HTML. */
const ownNames = new WeakMap<Element, string | null>();

function updateAttributes({ target }: ResizeObserverEntry): void {
  if (!ownNames.has(target)) ownNames.set(target, target.getAttribute('aria-label'));
  const name = ownNames.get(target);
  // Collapsed borders may overflow by half their width.
  const scrolls = target.scrollWidth > target.clientWidth + 1;
  for (const [attribute, value] of Object.entries(ATTRIBUTES[target.tagName] ?? {})) {
    if (scrolls) target.setAttribute(attribute, value);
    else target.removeAttribute(attribute);
  }
  if (name) target.setAttribute('aria-label', scrolls ? `${name}, scrolls sideways` : name);
}

function observeRegions(): void {
  const sizes = new ResizeObserver((entries) => entries.forEach(updateAttributes));
  const observeAll = () => {
    // Firefox keeps an observed element, and the page around it, as long as the observer.
    sizes.disconnect();
    document.querySelectorAll(REGIONS).forEach((region) => sizes.observe(region));
  };
  observeAll();
  let frame = 0;
  // Hydration replaces code blocks, and navigation replaces the page. In the next frame, because browsers report an error if
  // observing starts while they tell another observer about sizes.
  new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(observeAll);
  }).observe(document.body, { childList: true, subtree: true });
}

const clientModule: ClientModule = {
  // The first call comes after hydration, which would report the attributes as a mismatch.
  onRouteDidUpdate({ previousLocation }) {
    if (!previousLocation) observeRegions();
  },
};

export default clientModule;
