import { decoded } from '@api-docs/kit';

/**
 * Converts the path in the address bar to the form of the site's paths.
 *
 * @param pathname for example `/base//docs/Intro.html`
 * @returns for example `/docs/intro/`
 */
export function requestedPath(pathname: string, basePath: string): string {
  const below = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname;
  const segments = decoded(below)
    .toLowerCase()
    .replace(/(?:\/?index)?\.(?:html?|mdx?)$/, '')
    .split('/')
    .filter(Boolean);
  return ['', ...segments, ''].join('/');
}
