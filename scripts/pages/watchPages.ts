import { watch } from 'node:fs';
import path from 'node:path';

import { PAGE_FOLDERS } from '../prose/pageFiles';
import { livePages } from './livePages';

/** Editors write a file in several steps; this many milliseconds of quiet mean that it is whole. */
const QUIET = 500;

/** The first check waits for the server, which has more to do. */
const AFTER_START = 20_000;

/**
 * Tells writers of broken links, anchors and pictures, wrong front matter and unknown tokens while the development
 * server runs. The server is silent about links until the build, and buries the others under its own stack of calls;
 * facts of the API that do not exist it shows in the browser, with our words.
 *
 * @param siteDir absolute path of the project
 * @param tell prints a message
 */
export function watchPages(siteDir: string, tell: (message: string) => void): void {
  const pages = livePages(siteDir);
  const check = () => {
    try {
      for (const message of pages.check()) tell(message);
    } catch (error) {
      // A page that vanished between two steps, or a half-written OpenAPI file: the server says more about it.
      tell(`Pages were not checked: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  let timer = setTimeout(check, AFTER_START);
  for (const folder of PAGE_FOLDERS) {
    watch(path.join(siteDir, folder), { recursive: true }, (_event, file) => {
      if (file === null || !/\.(?:mdx|json|yml)$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(check, QUIET);
    });
  }
}
