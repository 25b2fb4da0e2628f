import { rmSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { summary, type Change } from '../../../../scripts/change-report/summary';
import { weighBuild, type Weights } from '../../../../scripts/change-report/weighBuild';
import { smallBuild } from './smallBuild';

const WEIGHTS: Weights = {
  'CSS that every page loads': 14_100,
  'JavaScript that every page loads': 120_000,
  'CSS, all files': 16_000,
  'JavaScript, all files': 900_000,
  'HTML, all pages': 0,
};

const NOTHING: Change = {
  pages: { added: [], removed: [], changed: [], restyled: [], redirects: { added: [], removed: [] } },
  weights: { before: WEIGHTS, after: WEIGHTS },
  api: 'None.',
  isApiFileChanged: false,
  spoken: 'Nothing changed on 15 pages.',
  unreleased: '## Unreleased\n\nNothing.',
};

describe('weighBuild', () => {
  it('adds up each kind of file after brotli, and what every page loads', async () => {
    const dir = smallBuild({
      'assets/css/styles.11111111.css': 'a{color:red}'.repeat(500),
      'assets/css/search-panel.11111111.css': 'b{color:red}'.repeat(500),
      'assets/js/main.11111111.js': 'run();'.repeat(500),
      'assets/js/runtime~main.11111111.js': 'load();'.repeat(500),
      'assets/js/0a72a717.11111111.js': 'page();'.repeat(500),
      'index.html': '<p>Text.</p>'.repeat(500),
      'img/mark.svg': '<svg/>'.repeat(500),
    });
    const weights = await weighBuild(dir);
    rmSync(dir, { recursive: true });
    expect(weights['CSS, all files']).toBeGreaterThan(weights['CSS that every page loads']);
    expect(weights['JavaScript, all files']).toBeGreaterThan(weights['JavaScript that every page loads']);
    for (const bytes of Object.values(weights)) {
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThan(200);
    }
  });
});

describe('summary', () => {
  it('reports that nothing changed', () => {
    expect(summary(NOTHING)).toMatchInlineSnapshot(`
      "# What this change does to the site

      ## Pages

      No page changed.

      ## Weight

      | Bytes after brotli               |  Before |   After | Difference |
      | -------------------------------- | ------: | ------: | ---------: |
      | CSS that every page loads        |  14,100 |  14,100 |       none |
      | JavaScript that every page loads | 120,000 | 120,000 |       none |
      | CSS, all files                   |  16,000 |  16,000 |       none |
      | JavaScript, all files            | 900,000 | 900,000 |       none |
      | HTML, all pages                  |       0 |       0 |       none |

      ## API

      None.

      ## What a screen reader says

      Nothing changed on 15 pages.

      ## Unreleased

      Nothing.
      "
    `);
  });

  it('lists pages, weights and API changes', () => {
    const change: Change = {
      pages: {
        added: ['/docs/next/groundedness/'],
        removed: ['/docs/next/old/'],
        changed: [
          { path: '/docs/intro/', words: [400, 412] },
          { path: '/docs/next/intro/', words: [400, 400] },
        ],
        restyled: ['/search/'],
        redirects: { added: ['/docs/next/old/'], removed: [] },
      },
      weights: { before: WEIGHTS, after: { ...WEIGHTS, 'CSS, all files': 15_200, 'HTML, all pages': 512 } },
      api: '### Added (1)\n\n- `/metrics/v4alpha/tone`: request field `tones` added',
      isApiFileChanged: true,
      spoken: '### home\n\n- link "Go"',
      unreleased: NOTHING.unreleased,
    };
    expect(summary(change)).toMatchInlineSnapshot(`
      "# What this change does to the site

      ## Pages

      ### Added (1)

      - \`/docs/next/groundedness/\`

      ### Removed (1)

      - \`/docs/next/old/\`

      ### Changed text (2)

      - \`/docs/intro/\`, 400 → 412 words
      - \`/docs/next/intro/\`, same number of words

      ### Same text, different markup (1)

      - \`/search/\`

      ### Redirects added (1)

      - \`/docs/next/old/\`

      ## Weight

      | Bytes after brotli               |  Before |   After |    Difference |
      | -------------------------------- | ------: | ------: | ------------: |
      | CSS that every page loads        |  14,100 |  14,100 |          none |
      | JavaScript that every page loads | 120,000 | 120,000 |          none |
      | CSS, all files                   |  16,000 |  15,200 | -800 (-5.0 %) |
      | JavaScript, all files            | 900,000 | 900,000 |          none |
      | HTML, all pages                  |       0 |     512 |          +512 |

      ## API

      ### Added (1)

      - \`/metrics/v4alpha/tone\`: request field \`tones\` added

      ## What a screen reader says

      ### home

      - link "Go"

      ## Unreleased

      Nothing.
      "
    `);
  });

  it('shortens long lists and counts the omitted items', () => {
    const added = Array.from({ length: 35 }, (_, index) => `/page-${index}/`);
    const text = summary({ ...NOTHING, pages: { ...NOTHING.pages, added } });
    expect(text).toContain('### Added (35)');
    expect(text).toContain('- `/page-29/`\n- and 5 more\n');
    expect(text).not.toContain('/page-30/');
  });

  it('reports changed descriptions of the OpenAPI file', () => {
    expect(summary({ ...NOTHING, isApiFileChanged: true })).toContain('descriptions or examples');
  });
});
