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
 * Calls `open` on Ctrl or Cmd plus K, but not while the reader types in a field other than `own`.
 *
 * @returns the keys as the reader's system writes them; undefined on the server, which does not know
 */
export function useShortcut(own: string, open: () => void): string | undefined {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      const field = event.target instanceof Element ? event.target.closest(FIELDS) : null;
      if (field && field.id !== own) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [own, open]);

  if (!useIsBrowser()) return undefined;
  return isMac() ? '⌘ K' : 'Ctrl K';
}
