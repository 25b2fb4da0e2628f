import { SEARCH_FIELD } from '../../shared/search/searchField';

/** What does nothing before hydration. Links are not among them: the browser follows them by itself. */
const CONTROLS = 'button, summary, [role=button], [role=tab], a[href="#"]';

/** Finds a control, also after hydration has replaced it, as it does with tabs and what they hold. */
type Control = () => HTMLElement | undefined;

function controlOf(target: EventTarget | null): Control | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  if (!element?.closest('#__docusaurus')) return undefined;
  const label = (control: HTMLElement) => control.getAttribute('aria-label') ?? control.textContent;
  const name = label(element);
  // Not its place among all controls: hydration adds some, such as buttons that wrap long lines of code.
  const namesakes = () => [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter((each) => label(each) === name);
  const position = namesakes().indexOf(element);
  return () => (element.isConnected ? element : namesakes()[position]);
}

/** Sets a field's text as typing does, so that React notices. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Keeps clicks on controls, keys on tabs, Ctrl or Cmd plus K, and text in fields, and repeats them after hydration. */
export function replayInput(): void {
  const root = document.documentElement;
  const replays = new Map<unknown, () => void>();
  let focused: Control | undefined;

  const keep = (event: Event, replay: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    replays.set(event, replay);
  };
  const listeners = {
    click(event: MouseEvent) {
      const control = controlOf(event.target);
      if (!control) return;
      keep(event, () => {
        control()?.focus({ preventScroll: true });
        control()?.click();
      });
    },
    keydown(event: KeyboardEvent) {
      const replay = () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event));
      const target = event.target as Element;
      const isCommand = /mac/i.test(navigator.userAgent) ? event.metaKey : event.ctrlKey;
      if (isCommand && event.key.toLowerCase() === 'k' && !target.closest('input, textarea, select')) {
        const field = document.getElementById(SEARCH_FIELD);
        // On phones the field is hidden until the search opens.
        keep(event, field?.offsetParent ? () => undefined : replay);
        field?.focus();
      } else if (target.closest('[role=tab]') && /^(?:Arrow\w+|Home|End|Enter| )$/.test(event.key)) {
        keep(event, replay);
      }
    },
    input({ target }: Event) {
      const field = target as HTMLInputElement;
      const { value } = field;
      // The search box reads its own field: src/components/SearchBox/useEarlyText.ts.
      if (field.id !== SEARCH_FIELD) replays.set(field, () => type(field, value));
    },
    focusin({ target }: FocusEvent) {
      focused = controlOf(target);
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
