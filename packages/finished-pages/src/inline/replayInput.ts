import { isSearchShortcut } from '@api-docs/ui/keyboard';

import { CONTROLS, FIELDS } from './controls';
import { hasFailed } from './hydrateWhenIdle';

/** Finds an element again after hydration, which replaces some elements, such as tabs and their panels. */
type Control<Type = HTMLElement> = () => Type | undefined;

function controlOf<Type extends HTMLElement>(target: EventTarget | null, kinds = CONTROLS): Control<Type> | undefined {
  const element = target instanceof Element ? target.closest<Type>(kinds) : null;
  if (!element?.closest('#__docusaurus')) return undefined;
  const label = (control: HTMLElement) => control.getAttribute('aria-label') ?? control.textContent;
  const name = label(element);
  // Only among controls with the same label, because hydration adds others, such as buttons for word wrap.
  const sameLabel = () => [...document.querySelectorAll<Type>(kinds)].filter((each) => label(each) === name);
  const position = sameLabel().indexOf(element);
  return () => (element.isConnected ? element : sameLabel()[position]);
}

/** Fills a field in with the events that make React register it: a click, or the native setter for text. */
function fill(field: HTMLInputElement, { checked, value }: Pick<HTMLInputElement, 'checked' | 'value'>): void {
  if (/checkbox|radio/.test(field.type)) {
    field.checked = !checked;
    field.click();
    return;
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}

/**
 * Records clicks on controls, keys on tabs, Ctrl+K or Cmd+K, and what is in fields, and replays them after hydration. Requests the
 * search index, the `data-index` of the search field, when the field gets the focus.
 */
export function replayInput(searchField: string): void {
  const root = document.documentElement;
  const replays = new Map<unknown, () => void>();
  let focused: Control | undefined;

  const record = (event: Event, replay: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    replays.set(event, replay);
  };
  const listeners = {
    click(event: MouseEvent) {
      const control = controlOf(event.target);
      // If hydration fails, the browser itself opens and closes details.
      if (!control || (hasFailed && (event.target as Element).closest('summary'))) return;
      record(event, () => {
        control()?.focus({ preventScroll: true });
        control()?.click();
      });
    },
    keydown(event: KeyboardEvent) {
      const replay = () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event));
      const target = event.target as Element;
      if (isSearchShortcut(event) && !target.closest('input, textarea, select')) {
        const field = document.getElementById(searchField);
        // On phones the field is hidden until the search opens.
        record(event, field?.offsetParent ? () => undefined : replay);
        field?.focus();
      } else if (target.closest('[role=tab]') && /^(?:Arrow\w+|Home|End|Enter| )$/.test(event.key)) {
        record(event, replay);
      }
    },
    input({ target }: Event) {
      const find = controlOf<HTMLInputElement>(target, FIELDS);
      const { id, checked, value } = target as HTMLInputElement;
      // The search box reads its own field.
      if (!find || id === searchField) return;
      // Later than what the reader did before.
      replays.delete(target);
      replays.set(target, () => {
        const field = find();
        if (field) fill(field, { checked, value });
      });
    },
    focusin({ target }: FocusEvent) {
      focused = controlOf(target);
      const { id, dataset } = target as HTMLElement;
      // The search finds its index in the cache. It repeats a failed request and reports its error.
      if (id === searchField && dataset.index) fetch(dataset.index).catch(() => {});
    },
  };
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const entry of entries) document.addEventListener(...entry, true);

  new MutationObserver((_records, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    for (const entry of entries) document.removeEventListener(...entry, true);
    if (document.activeElement === document.body) focused?.()?.focus({ preventScroll: true });
    for (const replay of replays.values()) replay();
  }).observe(root, { attributes: true, attributeFilter: ['data-has-hydrated'] });
}
