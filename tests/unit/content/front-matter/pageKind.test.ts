import { expect, it } from 'vitest';

import { classifyPage } from '../../../../plugins/content/front-matter/pageKind';

const METRICS = 'understanding-brand-metrics';

it.each([
  ['blog/welcome/index.mdx', 'post'],
  ['src/pages/legal/terms.mdx', 'page'],
  ['generated/api/tone.api.mdx', 'reference'],
  ['versioned_docs/version-v3.3.0/shields/prompt.mdx', 'doc'],
  [`docs/${METRICS}/v3/pii.mdx`, 'metric'],
  [`docs/${METRICS}/v3-metrics-soon-to-be-deprecated/pii.mdx`, 'v3-metric'],
  [`docs/${METRICS}/index.mdx`, 'doc'],
  ['docs/security-shields/prompt-shield.mdx', 'shield'],
  ['docs/_partial.mdx', undefined],
  ['my-docs/intro.mdx', undefined],
  ['../package/docs/intro.mdx', undefined],
])('the kind of %s is %s', (file, kind) => {
  expect(classifyPage(file)?.kind).toBe(kind);
});
