import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import type { Plugin, Props } from '@docusaurus/types';

import { addressesIn, attributesOf, decoded, writtenTags } from '@api-docs/kit';
import { spellingRemedy, type BuildErrorDetails } from '@api-docs/kit/node';
import { pageSources, writtenPages } from '@api-docs/kit/plugin';

import { isFile } from '../content/staticFiles';
import { placeOfText } from '../lib/placeOfText';
import { printErrors } from '../lib/printErrors';

/** An address inside of the site whose last name has an extension. Others are those of pages, which Docusaurus checks. */
const OF_FILE = /\.[a-z][\da-z]*$/i;

/** Returns the addresses in an attribute, which are none in most. */
function addressesOf(name: string, value: string): string[] {
  if (name === 'style') return [...value.matchAll(/url\((?:&quot;|["'])?([^)"'&]+)/g)].map(([, url = '']) => url);
  return ['href', 'src', 'srcset', 'poster'].includes(name) ? addressesIn(name, value.replaceAll('&amp;', '&')) : [];
}

function filesOf(html: string, page: string, basePath: string): Set<string> {
  const base = `https://site.example${basePath}`;
  const attributes = writtenTags(html).flatMap(attributesOf);
  const addresses = attributes.flatMap(([name, value]) => addressesOf(name, value));
  const files = addresses.flatMap((address) => {
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address) || !URL.canParse(address, base + page)) return [];
    const { origin, pathname } = new URL(address, base + page);
    const isInside = origin === new URL(base).origin && pathname.startsWith(basePath);
    return isInside && OF_FILE.test(pathname) ? decoded(pathname.slice(basePath.length)) : [];
  });
  return new Set(files);
}

/** Returns whether a built site has a file, or a page whose path ends like one. */
const isServed = (outDir: string, file: string) =>
  [file, `${file}.html`, `${file}/index.html`].some((one) => isFile(path.join(outDir, one)));

/** Finds the files that pages of a built site name, and that are not there. */
export function missingFileErrors(
  built: Pick<Props, 'outDir' | 'routes' | 'routesPaths' | 'siteConfig' | 'siteDir'>,
): BuildErrorDetails[] {
  const { outDir, siteDir, routes, siteConfig } = built;
  const basePath = siteConfig.baseUrl;
  const sources = pageSources(routes, basePath);
  const errors: BuildErrorDetails[] = [];
  for (const [page, html] of writtenPages(built)) {
    const source = sources.get(page);
    for (const file of filesOf(html, page, basePath)) {
      if (isServed(outDir, file)) continue;
      const name = path.basename(file);
      const place = source === undefined ? undefined : placeOfText(siteDir, source, [name, encodeURI(name)]);
      // A partial, a component or the layout names it, on all pages.
      if (place === source && errors.some(({ found }) => found === `/${file}`)) continue;
      const folder = path.join(outDir, path.dirname(file));
      const names = existsSync(folder) ? readdirSync(folder) : [];
      errors.push({
        file: place ?? `/${page}`,
        problem: 'the page names a file that the built site does not have',
        expected:
          'a file below static/, or one that the build writes; one of another site with its whole address, https://…',
        found: `/${file}`,
        remedy: spellingRemedy(
          `/${file}`,
          names.map((name) => `/${path.posix.join(path.dirname(file), name)}`),
          'save the file below static/, or fix its name',
        ),
      });
    }
  }
  return errors;
}

/**
 * Docusaurus plugin that fails a build whose pages name missing files. Other plugins, and other locales, write files until nothing is
 * left to do. What comes at the exit then knows that the build failed.
 */
export function missingFiles(): Plugin {
  return {
    name: 'missing-files',
    postBuild(built) {
      process.once('beforeExit', () => {
        const errors = missingFileErrors(built);
        if (errors.length === 0) return;
        printErrors('Missing files', errors);
        process.exitCode = 1;
      });
      return Promise.resolve();
    },
  };
}
