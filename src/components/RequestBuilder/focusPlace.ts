/** Buttons of a group change what is in it; they come into question only where there is nothing else. */
const CONTROLS = ['input, textarea, select', 'button'];

/** Moves the focus to the element with an id or, when it is a group, to its first control. */
export function focusPlace(id: string): void {
  const element = document.getElementById(id);
  const [control] = CONTROLS.flatMap((selector) =>
    element?.matches(selector) ? element : (element?.querySelector<HTMLElement>(selector) ?? []),
  );
  control?.focus();
}
