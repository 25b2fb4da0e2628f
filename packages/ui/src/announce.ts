/** Hides the region from the eye only. Inline, because the stylesheet that every page loads has no room for it. */
const HIDDEN = 'position:fixed;clip-path:inset(50%);white-space:nowrap';

/** Milliseconds without a change after which a reader has paused. Readers who type pause for less between two keys. */
export const PAUSE_MS = 400;

/** Milliseconds after which the region speaks, so that a screen reader knows it, also in a dialog that it just moved to. */
const DELAY = 100;

/** Milliseconds after which the text is removed, so that nobody comes across it later. */
const LIFETIME = 4000;

let region: HTMLElement | undefined;
let timer: number | undefined;

/** Creates the region: a text is announced only if it changes in a region that was there before. */
export function prepareAnnouncements(): void {
  region ??= document.createElement('div');
  region.setAttribute('role', 'status');
  region.style.cssText = HIDDEN;
  // Everything outside of an open dialog is silent.
  (document.querySelector('dialog[open]') ?? document.body).append(region);
}

/** Announces a text to screen readers, in place of an earlier one that they have not said yet. */
export function announce(text: string): void {
  prepareAnnouncements();
  window.clearTimeout(timer);
  if (region) region.textContent = '';
  timer = window.setTimeout(() => {
    if (region) region.textContent = text;
    timer = window.setTimeout(() => region?.replaceChildren(), LIFETIME);
  }, DELAY);
}
