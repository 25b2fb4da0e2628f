import { useCallback, useState } from 'react';

import { warmUp } from '@site/src/search/searchClient';

import type PanelComponent from './Panel';

/**
 * Gives the list of suggestions, once it has loaded.
 *
 * @returns the component, and a function that begins to load it and the index; it may be called again and again
 */
export function usePanel(version: string): [typeof PanelComponent | undefined, () => void] {
  const [Panel, setPanel] = useState<typeof PanelComponent>();
  const prepare = useCallback(() => {
    warmUp(version);
    import(/* webpackChunkName: "search-panel" */ './Panel').then(
      ({ default: loaded }) => setPanel(() => loaded),
      // Without suggestions Enter still leads to the search page; the next focus tries again.
      () => undefined,
    );
  }, [version]);
  return [Panel, prepare];
}
