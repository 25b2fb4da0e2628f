import { load } from 'cheerio';

import { buildError } from '@api-docs/kit/node';

import { PAGE_SCRIPTS } from './hydration';

/** Finds the scripts that Docusaurus has added to the head, which have no further attributes, and their positions in the page. */
function deferredScripts(html: string) {
  const $ = load(html.slice(0, html.indexOf('</head>')), {
    xml: { xmlMode: false, withStartIndices: true, withEndIndices: true },
  });
  return $('script[src][defer]')
    .toArray()
    .filter(({ attribs }) => Object.keys(attribs).length === 2)
    .map(({ attribs, startIndex, endIndex }) => ({
      url: attribs.src ?? '',
      start: startIndex ?? 0,
      end: (endIndex ?? 0) + 1,
    }));
}

/** Replaces the deferred scripts by a list of their URLs, which `inline/hydrateWhenIdle.ts` loads. Throws if there are none. */
export function withScriptList(html: string, page: string): string {
  const scripts = deferredScripts(html);
  if (scripts.length === 0) {
    throw buildError({
      file: `/${page}`,
      problem: 'the page has no script that hydrates it',
      expected: '<script src="…/main.0a1b.js" defer></script>',
      found: /<script[^>]*\ssrc=[^>]*>/.exec(html)?.[0] ?? 'no script with a URL',
      remedy:
        'load the scripts in the head with `defer` and no other attribute if the site has an `ssrTemplate`, as ssg/ssgTemplate.html of @docusaurus/core does; otherwise fix deferredScripts in @api-docs/finished-pages (scriptList.ts)',
    });
  }
  const urls = scripts.map(({ url }) => url);
  const list = `<script type="application/json" id="${PAGE_SCRIPTS}">${JSON.stringify(urls)}</script>`;
  const rest = scripts.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), html);
  return rest.replace('</head>', () => `${list}</head>`);
}
