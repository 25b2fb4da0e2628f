import type { Page } from '@playwright/test';

/**
 * Follows which scripts a page runs, from the server or from what was read ahead.
 *
 * @param page before it is opened
 * @returns paths of their addresses; it grows while the page asks for more
 */
export function scriptsRun(page: Page): ReadonlySet<string> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.add(decodeURI(new URL(request.url()).pathname));
  });
  return paths;
}
