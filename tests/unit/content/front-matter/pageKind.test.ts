import { describe, expect, it } from 'vitest';

import { classifyPage } from '../../../../site/plugins/content/front-matter/pageKind';

const METRICS = 'understanding-brand-metrics';
const LEGACY = 'v3-metrics-soon-to-be-deprecated';

describe('classifyPage', () => {
  it.each([
    ['blog/welcome/index.mdx', 'post', undefined, 'welcome/index.mdx'],
    ['src/pages/legal/terms.mdx', 'page', undefined, 'legal/terms.mdx'],
    ['generated/api/tone.api.mdx', 'reference', undefined, 'tone.api.mdx'],
    ['docs/intro.mdx', 'doc', 'next', 'intro.mdx'],
    ['versioned_docs/version-v3.3.0/shields/prompt.mdx', 'doc', 'v3.3.0', 'shields/prompt.mdx'],
    [`docs/${METRICS}/v3/pii.mdx`, 'metric', 'next', `${METRICS}/v3/pii.mdx`],
    [`docs/${METRICS}/${LEGACY}/pii.mdx`, 'v3-metric', 'next', `${METRICS}/${LEGACY}/pii.mdx`],
    [`docs/${METRICS}/index.mdx`, 'doc', 'next', `${METRICS}/index.mdx`],
    ['docs/security-shields/prompt-shield.mdx', 'shield', 'next', 'security-shields/prompt-shield.mdx'],
  ])('classifies %s as %s', (file, kind, version, pathInside) => {
    const deprecated = kind === 'v3-metric' ? true : undefined;
    expect({ deprecated: undefined, version: undefined, ...classifyPage(file) }).toEqual({
      kind,
      version,
      pathInside,
      deprecated,
    });
  });

  it.each([
    'README.md',
    'docs/_partial.mdx',
    'my-docs/intro.mdx',
    '../package/docs/intro.mdx',
    'generated/other.mdx',
    'docs',
  ])('returns undefined for %s', (file) => {
    expect(classifyPage(file)).toBeUndefined();
  });
});
