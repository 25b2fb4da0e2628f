import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

function isMac(): boolean {
  const { userAgentData, userAgent } = navigator as Navigator & { userAgentData?: { platform?: string } };
  return /mac/i.test(userAgentData?.platform || userAgent);
}

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const [modifier, other] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return modifier && !other && !altKey && !shiftKey && key?.toLowerCase() === 'k';
}

/**
 * Calls `open` on Ctrl or Cmd plus K, except in fields other than the one with the id `ownField`.
 *
 * @returns the name of the shortcut on this system; undefined on the server
 */
export function useShortcut(ownField: string, open: () => void): string | undefined {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      const field = event.target instanceof Element ? event.target.closest(FIELDS) : null;
      if (field && field.id !== ownField) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [ownField, open]);

  if (!useIsBrowser()) return undefined;
  return isMac() ? '⌘ K' : 'Ctrl K';
}
