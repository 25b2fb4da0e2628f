import { describe, expect, it } from 'vitest';

import { FACT_COMPONENTS } from '../../../plugins/api-facts/components';
import type { PageContext } from '../../../plugins/api-facts/step';
import { operation, tinyFacts } from './tinyFacts';

const facts = tinyFacts([operation('/v2/tone', { id: 'v2Tone' })]);

const context: PageContext = {
  facts,
  files: {
    facts: () => facts,
    successors: () => ({ operations: {}, bodies: {} }),
    brandedText: () => '',
    versions: () => [],
  },
  page: 'docs/tone.mdx:7',
  figures: '/nowhere/docs/_figures',
};

describe('RequestBuilder', () => {
  it('gets the name of the module to load, and nothing else', () => {
    expect(FACT_COMPONENTS.RequestBuilder.step(context, { operation: '/v2/tone' })).toEqual({ operation: 'v2Tone' });
  });

  it('refuses an unknown operation', () => {
    expect(() => FACT_COMPONENTS.RequestBuilder.step(context, { operation: '/v2/tome' })).toThrow(
      'docs/tone.mdx:7: unknown operation "/v2/tome"',
    );
  });
});
