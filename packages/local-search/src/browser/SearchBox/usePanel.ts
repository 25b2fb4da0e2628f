import { useCallback, useState } from 'react';

import { warmUp } from '../searchClient';
import type PanelComponent from './Panel';

/** Returns the panel once it has loaded, and a function that starts loading it and the index. */
export function usePanel(version: string): [typeof PanelComponent | undefined, () => void] {
  const [Panel, setPanel] = useState<typeof PanelComponent>();
  const prepare = useCallback(() => {
    warmUp(version);
    import(/* webpackChunkName: "search-panel" */ './Panel').then(
      ({ default: loaded }) => setPanel(() => loaded),
      // The next focus retries. Without suggestions, Enter still opens the search page.
      () => undefined,
    );
  }, [version]);
  return [Panel, prepare];
}
