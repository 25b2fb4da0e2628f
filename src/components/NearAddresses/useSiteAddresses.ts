import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';

import { ADDRESSES_FILE, type SiteAddresses } from '../../../shared/siteAddresses';

/** Undefined while they load; null when they did not. */
export type LoadedAddresses = SiteAddresses | null | undefined;

/** Loads the addresses of the site. */
export function useSiteAddresses(): LoadedAddresses {
  const url = useBaseUrl(`/${ADDRESSES_FILE}`);
  const [site, setSite] = useState<LoadedAddresses>();

  useEffect(() => {
    let isAwaited = true;
    const finish = (loaded: SiteAddresses | null) => isAwaited && setSite(loaded);
    fetch(url)
      .then((response) => (response.ok ? (response.json() as Promise<SiteAddresses>) : null))
      .then(finish, () => finish(null));
    return () => {
      isAwaited = false;
    };
  }, [url]);

  return site;
}
