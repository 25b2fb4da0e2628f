import type { Brand } from '../brand.config';
import { teachingError } from '../plugins/teachingError';

/** Host and path with a slash at the end. The scheme is left out: a host may name `http` and answer `https` all the same. */
function place(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host}${pathname.replace(/\/*$/, '/')}`;
}

/**
 * Holds the address that a host serves a site at against the one that the site is built for. Under another one, no
 * style, script or link of the site would work.
 *
 * @param hostAddress for example `https://owner.github.io/docs`, with or without a slash at the end
 * @param brand address and base path of the site
 * @throws when the two differ
 */
export function checkAddress(hostAddress: string, brand: Pick<Brand, 'siteUrl' | 'basePath'>): void {
  const built = `${brand.siteUrl}${brand.basePath}`;
  if (place(hostAddress) === place(built)) return;
  throw teachingError({
    file: 'brand.config.ts',
    problem: 'the site is built for another address than the host serves it at',
    expected: `siteUrl and basePath that make ${hostAddress}`,
    found: built,
    remedy: 'set siteUrl and basePath, or give the host the domain of siteUrl (Settings, Pages, Custom domain)',
  });
}
