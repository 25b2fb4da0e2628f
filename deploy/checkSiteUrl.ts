import { buildError } from '../plugins/lib/buildError';

/** Returns host and path with a trailing slash. The scheme is ignored: hosts that answer over HTTPS may report `http`. */
function withoutScheme(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname.replace(/\/*$/, '/')}`;
}

/**
 * Checks that the site is built for the URL at which the host serves it. At another URL, its styles, scripts and links
 * would not load.
 *
 * @param hostUrl for example `https://owner.github.io/docs`, with or without a trailing slash
 * @param brand origin and base path for which the site is built
 */
export function checkSiteUrl(hostUrl: string, brand: { siteUrl: string; basePath: string }): void {
  const siteUrl = `${brand.siteUrl}${brand.basePath}`;
  if (withoutScheme(hostUrl) === withoutScheme(siteUrl)) return;
  throw buildError({
    file: 'brand.config.ts',
    problem: 'the site is built for a URL other than that of the host',
    expected: `siteUrl and basePath that give ${hostUrl}`,
    found: siteUrl,
    remedy: 'change siteUrl and basePath, or give the host the domain of siteUrl (Settings, Pages, Custom domain)',
  });
}
