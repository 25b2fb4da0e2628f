import { PAGE_SCRIPTS } from '../../shared/pageStart';
import { teachingError } from '../teachingError';

/** Example: `<script src=/base/assets/js/main.0a1b.js defer></script>`. */
const DEFERRED = /<script src="?([^\s">]+)"? defer(?:="[^"]*")?><\/script>/g;

/**
 * Replaces the scripts that would run as soon as the page is parsed by a list of their URLs, which
 * `src/inline/startPage.ts` reads.
 *
 * @param html a built page
 * @param page its path, for messages
 * @throws if the page has no deferred script
 */
export function withHeldScripts(html: string, page: string): string {
  const urls = [...html.matchAll(DEFERRED)].map(([, url = '']) => url);
  if (urls.length === 0) {
    throw teachingError({
      file: page,
      problem: 'the page has no script that hydrates it',
      expected: '<script src="…/main.0a1b.js" defer></script>',
      found: /<script[^>]*\ssrc=[^>]*>/.exec(html)?.[0] ?? 'no script with an address',
      remedy: 'compare with ssg/ssgTemplate.html of @docusaurus/core and fix plugins/built-pages/heldScripts.ts',
    });
  }
  const list = `<script type="application/json" id="${PAGE_SCRIPTS}">${JSON.stringify(urls)}</script>`;
  return html.replace(DEFERRED, '').replace('</head>', () => `${list}</head>`);
}
