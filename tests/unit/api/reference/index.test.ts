import { describe, expect, it } from 'vitest';

import { referenceSidebar, referenceSource } from '../../../../plugins/api/reference';
import { minimalFacts, operation } from '../fixtures';

describe('referenceSidebar', () => {
  it('lists the landing page, then the operations by tag, in the order of the file', () => {
    const facts = minimalFacts(
      [
        operation('/v2/tone', { id: 'tone', tag: 'Scores' }),
        operation('/v1/tone', { id: 'oldTone', tag: 'Before' }),
        operation('/v2/pii', { id: 'pii', tag: 'Scores' }),
      ],
      {
        tags: [
          { name: 'Scores', description: '' },
          { name: 'Before', description: '' },
        ],
      },
    );
    expect(referenceSidebar(facts)).toEqual({
      reference: [
        'overview',
        { type: 'category', label: 'Scores', collapsed: false, items: ['tone', 'pii'] },
        { type: 'category', label: 'Before', collapsed: false, items: ['oldTone'] },
      ],
    });
  });
});

describe('referenceSource', () => {
  it.each([
    ['generated/api/tone.api.mdx', 'openapi/metrics-api.yaml'],
    ['generated/api/acme-rest-api.info.mdx', 'plugins/api/reference/landing.mdx'],
    ['docs/intro.mdx', 'docs/intro.mdx'],
    ['versioned_docs/version-v3.4.0/intro.mdx', 'versioned_docs/version-v3.4.0/intro.mdx'],
  ])('maps %s to %s', (page, source) => {
    expect(referenceSource(page)).toBe(source);
  });
});
