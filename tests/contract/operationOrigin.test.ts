import { expect, it } from 'vitest';

import { builtPage } from '../support/builtSite';

// What each version has is frozen, so that the origin of a specified operation and of its fields stays the same.
it.each<[operation: string, origin: string, notes?: Record<string, string>]>([
  ['safety/v3/faithfulness', 'In the docs since v3.3.0 or earlier.'],
  ['metrics/v4alpha/evaluate', 'In the docs since v3.4.0.'],
  ['metrics/v4alpha/pii', 'In the docs since v3.4.0; replaces /safety/v3/pii.'],
  ['metrics/v4alpha/adherence', 'In the docs since v3.4.0; replaces legacy adherence, which has no documented path.'],
  [
    'metrics/v4alpha/toxicity',
    'In the docs since v3.4.0; replaces /alignment/v1/toxicity.',
    { 'request-text': 'was response in /alignment/v1/toxicity' },
  ],
  [
    'metrics/v4alpha/faithfulness',
    'In the docs since v3.4.0; replaces /safety/v3/faithfulness.',
    {
      'request-context-chunk_id': 'was context.node_id in /safety/v3/faithfulness',
      'request-context-chunk_text': 'was context.node_text in /safety/v3/faithfulness',
      'request-include_citations': 'default was false in /safety/v3/faithfulness',
    },
  ],
])(
  'the reference page of %s says since when it exists, what it replaces, and what its fields were',
  (operation, origin, notes = {}) => {
    const { $ } = builtPage(`/docs/api/${operation}/`);
    const texts = $('main p')
      .toArray()
      .map((element) => $(element).text());
    expect(texts).toContain(origin);
    const shown = $('main tr[id] li')
      .toArray()
      .map((item) => [$(item).closest('tr').attr('id'), $(item).text()] as const)
      .filter(([, text]) => /^(?:since|was|default was) /.test(text));
    expect(Object.fromEntries(shown)).toEqual(notes);
  },
);
