import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect } from 'react';

import { isMac, isSearchShortcut } from '@api-docs/ui/keyboard';

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Calls `open` on Ctrl or Cmd plus K, except in other fields; returns the name of the shortcut, undefined on the server. */
export function useShortcut(ownField: string, open: () => void): string | undefined {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
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
