import { describe, expect, it } from 'vitest';

import { classifyPage } from '../../../../plugins/content/front-matter/pageKind';

const METRICS = 'understanding-brand-metrics';

describe('classifyPage', () => {
  it.each([
    ['blog/welcome/index.mdx', { kind: 'post', pathInside: 'welcome/index.mdx' }],
    ['src/pages/legal/terms.mdx', { kind: 'page', pathInside: 'legal/terms.mdx' }],
    ['generated/api/tone.api.mdx', { kind: 'reference', pathInside: 'tone.api.mdx' }],
    ['docs/intro.mdx', { kind: 'doc', version: 'next', pathInside: 'intro.mdx' }],
    [
      'versioned_docs/version-v3.3.0/shields/prompt.mdx',
      { kind: 'doc', version: 'v3.3.0', pathInside: 'shields/prompt.mdx' },
    ],
    [`docs/${METRICS}/pii.mdx`, { kind: 'metric', version: 'next', pathInside: `${METRICS}/pii.mdx` }],
    [`docs/${METRICS}/v3/pii.mdx`, { kind: 'metric', version: 'next', pathInside: `${METRICS}/v3/pii.mdx` }],
    [
      `docs/${METRICS}/v3-metrics-soon-to-be-deprecated/pii.mdx`,
      {
        kind: 'v3-metric',
        version: 'next',
        pathInside: `${METRICS}/v3-metrics-soon-to-be-deprecated/pii.mdx`,
        deprecated: true,
      },
    ],
    [`docs/${METRICS}/index.mdx`, { kind: 'doc', version: 'next', pathInside: `${METRICS}/index.mdx` }],
    [
      'docs/security-shields/prompt-shield.mdx',
      { kind: 'shield', version: 'next', pathInside: 'security-shields/prompt-shield.mdx' },
    ],
    [
      'docs/security-shields/shields-intro.mdx',
      { kind: 'doc', version: 'next', pathInside: 'security-shields/shields-intro.mdx' },
    ],
    ['docs/quickstart-portal/faqs.mdx', { kind: 'task', version: 'next', pathInside: 'quickstart-portal/faqs.mdx' }],
    [
      `versioned_docs/version-v3.3.0/${METRICS}/pii.mdx`,
      { kind: 'metric', version: 'v3.3.0', pathInside: `${METRICS}/pii.mdx` },
    ],
  ])('classifies %s', (file, page) => {
    expect(classifyPage(file)).toEqual(page);
  });

  it.each(['README.md', 'my-docs/intro.mdx', '../package/docs/intro.mdx', 'generated/other.mdx', 'docs'])(
    'returns undefined for %s',
    (file) => {
      expect(classifyPage(file)).toBeUndefined();
    },
  );
});
