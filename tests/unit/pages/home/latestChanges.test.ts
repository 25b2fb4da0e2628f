import type { Root, RootContent } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { describe, expect, it } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';
import { parseMdx } from '@api-docs/kit/markdown/parseMdx';

import { latestChanges } from '../../../../plugins/pages/home/latestChanges';

const CHANGE_LOG = `# Change-log

## v2.0.0

Scores of %brand.provider% have \`labels\` now.

### Added

- Read the [labels](./understanding-brand-metrics/tone.mdx#labels) of a tone, see [below](#v100).
- Ask for a call.

### Moved

- Find old pages in [the intro](intro.mdx) and [a law](https://law.example/a).

## v1.0.0

### Added

- Score a text.
`;

function render(part: string, version = 'v2.0.0', changeLog = CHANGE_LOG): string {
  const siteDir = tempFolder({
    'versions.json': JSON.stringify([version]),
    [`versioned_docs/version-${version}/change-log.mdx`]: changeLog,
  });
  const tree: Root = parseMdx(`<LatestChanges part="${part}" />\n`);
  latestChanges(siteDir, { slug: 'acme', provider: 'Acme' })(tree);
  return tree.children.map((node: RootContent) => toMarkdown(node)).join('');
}

describe('latestChanges', () => {
  it('inserts the first paragraph about the latest version', () => {
    expect(render('summary')).toBe('Scores of Acme have `labels` now.\n');
  });

  it('inserts the first entry below each heading, with links to pages of the latest version', () => {
    expect(render('entries')).toMatchInlineSnapshot(`
      "* **Added**

        Read the [labels](/docs/understanding-acme-metrics/tone#labels) of a tone, see [below](/docs/change-log#v100).

      * **Moved**

        Find old pages in [the intro](/docs/intro) and [a law](https://law.example/a).
      "
    `);
  });

  it('reads the first section if none has the name of the version, as right after a version cut', () => {
    expect(render('entries', 'v3.0.0')).toBe(render('entries'));
  });

  it.each(['summary', 'entries'])('inserts no %s of a change-log without sections', (part) => {
    expect(render(part, 'v1.0.0', '# Change-log\n').trim()).toBe('');
  });
});
