import { expect, it } from 'vitest';

import { referenceSidebar } from '../../../plugins/api-reference/referenceSidebar';
import { operation, tinyFacts } from '../api-facts/tinyFacts';

it('lists the landing, then the operations of each tag, all in the order of the file', () => {
  const facts = tinyFacts(
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
