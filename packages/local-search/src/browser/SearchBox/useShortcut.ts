import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect } from 'react';

import { SEARCH_FIELD_ID } from '@api-docs/kit';
import { isMac, isSearchShortcut } from '@api-docs/ui/keyboard';

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Calls `open` on Ctrl or Cmd plus K, except in other fields; returns the name of the shortcut, undefined on the server. */
export function useShortcut(open: () => void): string | undefined {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      const field = event.target instanceof Element ? event.target.closest(FIELDS) : null;
      if (field && field.id !== SEARCH_FIELD_ID) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  if (!useIsBrowser()) return undefined;
  return isMac() ? '⌘ K' : 'Ctrl K';
}
