import { describe, expect, it } from 'vitest';

import type { ChangedPages } from '../../../../plugins/versions/comparisons/summaries/changedPages';
import { unreleased } from '../../../../scripts/change-report/unreleased';

const NO_PAGES: ChangedPages = { added: [], removed: [], moved: [], changed: [], unchanged: 80 };
const BRAND = { siteUrl: 'https://docs.example', basePath: '/base/' };
const NOTHING = { latest: 'v3.4.0', pages: NO_PAGES, api: [], brand: BRAND };

describe('unreleased', () => {
  it('says that next equals the latest version', () => {
    expect(unreleased(NOTHING)).toBe('## Unreleased\n\nDocs next and its API say the same as v3.4.0.');
  });

  it('lists pages with links to comparisons, and API changes by kind', () => {
    const pages: ChangedPages = {
      added: [{ title: 'Groundedness', path: 'docs/next/groundedness/' }],
      removed: [{ title: 'Old', path: 'docs/old/' }],
      moved: [{ title: 'New name', path: 'docs/next/new/', from: 'Former name', counts: '' }],
      changed: [
        { title: 'Tone', path: 'docs/next/tone/', counts: '3 passages', comparison: 'compare/v3.4.0...next/tone/' },
      ],
      unchanged: 77,
    };
    const api = [{ kind: 'added' as const, operation: '/metrics/v4alpha/tone', text: 'request field `tones` added' }];
    expect(unreleased({ ...NOTHING, pages, api })).toMatchInlineSnapshot(`
      "## Unreleased

      What docs next says beyond v3.4.0, with this change. Links open the published site, which has it after the merge.

      ### Pages only in next (1)

      - [Groundedness](https://docs.example/base/docs/next/groundedness/)

      ### Pages only in v3.4.0 (1)

      - [Old](https://docs.example/base/docs/old/)

      ### Moved pages (1)

      - [New name](https://docs.example/base/docs/next/new/), before: Former name

      ### Changed pages (1)

      - [Tone](https://docs.example/base/compare/v3.4.0...next/tone/): 3 passages

      ### API: added (1)

      - \`/metrics/v4alpha/tone\`: request field \`tones\` added"
    `);
  });

  it('shortens long lists and counts the omitted items', () => {
    const added = Array.from({ length: 20 }, (_, index) => ({ title: `Page ${index}`, path: `docs/next/${index}/` }));
    const lines = unreleased({ ...NOTHING, pages: { ...NO_PAGES, added } }).split('\n');
    expect(lines).toContain('### Pages only in next (20)');
    expect(lines.at(-1)).toBe('- and 12 more');
  });
});
