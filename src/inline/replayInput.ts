import { HYDRATION_FAILED } from '../../shared/hydration';
import { SEARCH_FIELD_ID } from '../../shared/search/searchConstants';

/** Controls that do nothing before hydration. Links work, because the browser follows them. */
const CONTROLS = 'button, summary, [role=button], [role=tab], a[href="#"]';

/** Finds a control again after hydration, which replaces some elements, such as tabs and their panels. */
type Control = () => HTMLElement | undefined;

function controlOf(target: EventTarget | null): Control | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  if (!element?.closest('#__docusaurus')) return undefined;
  const label = (control: HTMLElement) => control.getAttribute('aria-label') ?? control.textContent;
  const name = label(element);
  // Only among controls with the same label, because hydration adds others, such as buttons for word wrap.
  const sameLabel = () => [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter((each) => label(each) === name);
  const position = sameLabel().indexOf(element);
  return () => (element.isConnected ? element : sameLabel()[position]);
}

/** Sets a field's text through the native setter and events, so that React registers it as typed. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Records clicks on controls, keys on tabs, Ctrl+K or Cmd+K, and text in fields, and replays them after hydration. */
export function replayInput(): void {
  const root = document.documentElement;
  const replays = new Map<unknown, () => void>();
  let focused: Control | undefined;
  let hasFailed = false;

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
      const isCommand = /mac/i.test(navigator.userAgent) ? event.metaKey : event.ctrlKey;
      if (isCommand && event.key.toLowerCase() === 'k' && !target.closest('input, textarea, select')) {
        const field = document.getElementById(SEARCH_FIELD_ID);
        // On phones the field is hidden until the search opens.
        record(event, field?.offsetParent ? () => undefined : replay);
        field?.focus();
      } else if (target.closest('[role=tab]') && /^(?:Arrow\w+|Home|End|Enter| )$/.test(event.key)) {
        record(event, replay);
      }
    },
    input({ target }: Event) {
      const field = target as HTMLInputElement;
      const { value } = field;
      // The search box reads its own field: src/components/SearchBox/useSearchBox.ts.
      if (field.id !== SEARCH_FIELD_ID) replays.set(field, () => type(field, value));
    },
    focusin({ target }: FocusEvent) {
      focused = controlOf(target);
    },
  };
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const entry of entries) document.addEventListener(...entry, true);
  window.addEventListener(HYDRATION_FAILED, () => (hasFailed = true));

  new MutationObserver((_records, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    for (const entry of entries) document.removeEventListener(...entry, true);
    if (document.activeElement === document.body) focused?.()?.focus({ preventScroll: true });
    for (const replay of replays.values()) replay();
  }).observe(root, { attributes: true, attributeFilter: ['data-has-hydrated'] });
}
