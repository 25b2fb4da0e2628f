import { expect, it } from 'vitest';

import { OF_ALL_OPERATIONS } from '@api-docs/openapi-facts';

import type { Docs } from '../../src/server/data';
import { differences } from '../../src/server/tools/differences';

const pair = { older: 'v1.0.0', newer: 'next' };

/** Docs of one operation with changes that are listed under a name each. */
function docsWith(...listed: string[]): Docs {
  const tone = { id: 'tone', method: 'POST', path: '/tone', name: 'Tone', address: 'reference/tone/' };
  const changes = listed.map((name) => ({
    ...pair,
    operations: [name],
    concernsAll: OF_ALL_OPERATIONS.includes(name),
    text: `- Of ${name}`,
  }));
  const versions = ['v1.0.0', 'next'].map((name) => ({ name }));
  return {
    site: () => ({ versions, pairs: [pair], pages: [] }),
    api: () => ({ operations: { next: [tone], 'v1.0.0': [tone] }, changes }),
    urlOf: (path: string) => `https://docs.example/${path}`,
  } as unknown as Docs;
}

const changesOfTone = (docs: Docs) => differences(docs, { from: 'v1.0.0', to: 'next', operation: '/tone' }).text;

it('the changes of an operation are its own, and those of all operations', () => {
  const text = changesOfTone(docsWith('/tone', '/other', 'servers', 'authentication', 'webhooks'));
  expect(text?.match(/^- .*/gm)).toEqual(['- Of /tone', '- Of servers', '- Of authentication']);
  expect(changesOfTone(docsWith('/other'))).toContain('has the same fields');
});
