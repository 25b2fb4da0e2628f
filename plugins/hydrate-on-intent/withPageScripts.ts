import { PAGE_SCRIPTS } from '../../shared/pageStart';
import { teachingError } from '../teachingError';
import type { PageScripts } from './pageScripts';

/** Example: `<script src=/base/assets/js/main.0a1b.js defer></script>`. */
const DEFERRED = /<script src="?([^\s">]+)"? defer(?:="[^"]*")?><\/script>/g;

/**
 * Takes the scripts that would run at once out of a page and leaves their addresses for `head-scripts/hydrateOnIntent`.
 *
 * @param html a finished page; one without scripts, as redirects are, stays as it is
 * @param page its name in messages
 * @param scripts of the page, see {@link pageScripts}
 * @throws when the page names other scripts as its own
 */
export function withPageScripts(html: string, page: string, scripts: PageScripts): string {
  const found = [...html.matchAll(DEFERRED)].map(([, address = '']) => address);
  if (found.length === 0) return html;
  const foreign = found.find((address) => !scripts.entry.includes(address));
  if (foreign !== undefined) {
    throw teachingError({
      file: page,
      problem: 'the page loads a script that is not on the list of its scripts',
      expected: scripts.entry.join(', '),
      found: foreign,
      remedy: 'let plugins/hydrate-on-intent/pageScripts.ts name it, or load it from a client module',
    });
  }
  const list = `<script type="application/json" id="${PAGE_SCRIPTS}">${JSON.stringify(scripts)}</script>`;
  return html.replace(DEFERRED, '').replace('</head>', () => `${list}</head>`);
}
