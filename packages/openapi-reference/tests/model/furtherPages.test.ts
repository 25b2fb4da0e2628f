import { describe, expect, it } from 'vitest';

import { minimalFacts, operation } from '@api-docs/openapi-facts/testing/fixtures';

import { furtherPages } from '../../src/model/furtherPages';

const webhook = (name: string) => ({ name, expression: '', operation: operation('') });

describe('furtherPages', () => {
  it('has a page for each tag without operations of which the file says more than the name', () => {
    const tags = [
      { name: 'a', description: '', externalDocs: { url: 'https://a.example' } },
      { name: 'b', description: '' },
    ];
    expect(furtherPages(minimalFacts([], { tags })).topics.map(({ label }) => label)).toEqual(['a']);
  });

  it('gives each page an address and an id that no other page has', () => {
    const operations = [operation('/webhooks/paid', { id: 'webhookPaid', slug: '/webhooks/paid' })];
    const { webhooks } = furtherPages(
      minimalFacts(operations, { webhooks: ['paid', 'order/sent', 'order sent'].map(webhook) }),
    );
    expect(webhooks.map(({ id, slug }) => [id, slug])).toEqual([
      ['webhook--paid-2', '/webhooks/paid-2'],
      ['webhook--order-sent', '/webhooks/order-sent'],
      ['webhook--order-sent-2', '/webhooks/order-sent-2'],
    ]);
  });
});
