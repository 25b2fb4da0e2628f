import { buildError } from '@api-docs/kit/buildError';

import { brand } from '../brand.config';
import { main } from './lib/run';

/** Returns host and path with a trailing slash. The scheme is ignored: hosts that answer over HTTPS may report `http`. */
function withoutScheme(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname.replace(/\/*$/, '/')}`;
}

// Compares the URL at which the host serves the site with that for which it is built. At another URL, its styles, scripts
// and links would not load.
main(async () => {
  const [hostUrl] = process.argv.slice(2);
  if (!hostUrl) throw new Error('tsx scripts/check-address.ts <URL at which the host serves the site>');
  const siteUrl = `${brand.siteUrl}${brand.basePath}`;
  if (withoutScheme(hostUrl) === withoutScheme(siteUrl)) return;
  throw buildError({
    file: 'brand.config.ts',
    problem: 'the site is built for a URL other than that of the host',
    expected: `siteUrl and basePath that give ${hostUrl}`,
    found: siteUrl,
    remedy: 'change siteUrl and basePath, or give the host the domain of siteUrl (Settings, Pages, Custom domain)',
  });
});
