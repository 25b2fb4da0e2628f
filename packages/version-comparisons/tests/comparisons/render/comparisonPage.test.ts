import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';

import { comparisonPage } from '../../../src/render/comparisonPage';
import { viewBetween } from '../fixtures';

const SHARED = {
  layout: {
    head: '<link rel="icon" href="/base/a.ico">',
    before: "<script>document.documentElement.dataset.theme='dark'</script><nav>Menu</nav>",
    after: '<footer>Terms</footer>',
    mainId: 'skip_0',
  },
  siteUrl: 'https://docs.test',
  basePath: '/base/',
  siteTitle: 'Acme "docs" & more',
  styles: 'assets/css/compare.1234.css',
};

const htmlOf = (title = 'Tone') =>
  comparisonPage(viewBetween('One.', 'Two.', { newer: { version: 'v2', title, path: 'docs/tone/' } }), SHARED);

describe('comparisonPage', () => {
  it.each(['</title><script>alert(1)</script>', '"><script>alert(1)</script>', 'A & B "C" \'D\''])(
    'escapes the title %s',
    (title) => {
      const page = load(htmlOf(title));
      expect(page('script').length).toBe(1);
      expect(page('title').text()).toBe(`${title}: v1 to v2 | Acme "docs" & more`);
      expect(page('meta[name=description]').attr('content')).toBe(
        `What changed on the page “${title}” between docs v1 and v2.`,
      );
      expect(page('h1').text()).toBe(`${title}: v1 to v2`);
    },
  );
});
