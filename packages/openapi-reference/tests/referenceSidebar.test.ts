import { describe, expect, it } from 'vitest';

import { factsOfPaths, minimalFacts, operation } from '@api-docs/openapi-facts/testing/fixtures';

import { referenceSidebar } from '../src/plugins/referenceSidebar';

const BY_TAG = { groupPathsBy: 'tag' } as const;

function categoryOf(label: string, ids: readonly string[], collapsed: boolean) {
  return { type: 'category', label, collapsed, collapsible: true, items: ids.map((id) => ({ type: 'doc', id })) };
}

describe('referenceSidebar', () => {
  it('lists the landing page, then the operations by tag, in the order of the file', () => {
    const operations = [
      operation('/v2/tone', { id: 'tone', tag: 'Scores' }),
      operation('/v1/tone', { id: 'oldTone', tag: 'Before' }),
      operation('/v2/pii', { id: 'pii', tag: 'Scores' }),
    ];
    const tags = ['Scores', 'Before'].map((name) => ({ name, description: '' }));
    expect(referenceSidebar(minimalFacts(operations, { tags }), BY_TAG)).toEqual([
      { type: 'doc', id: 'overview' },
      categoryOf('Scores', ['tone', 'pii'], false),
      categoryOf('Before', ['oldTone'], false),
    ]);
  });

  it('collapses the categories of a file with many operations, and divides large tags by their paths', () => {
    const parts = ['orders', 'parcels', 'routes'];
    const paths = parts.flatMap((part) => Array.from({ length: 40 }, (_, index) => `/v2/${part}/a${index}`));
    const operations = [...paths, '/v2/status'].map((path) => operation(path, { id: path.slice(4) }));
    const items = [
      ...parts.map((part) =>
        categoryOf(
          part,
          Array.from({ length: 40 }, (_, index) => `${part}/a${index}`),
          true,
        ),
      ),
      { type: 'doc', id: 'status' },
    ];
    expect(referenceSidebar(minimalFacts(operations), BY_TAG).slice(1)).toEqual([
      { ...categoryOf('Scores', [], true), items },
    ]);
  });

  it('marks operations with their methods if there are several', () => {
    const operations = [operation('/a', { id: 'a', method: 'GET' }), operation('/b', { id: 'b' })];
    expect(referenceSidebar(minimalFacts(operations)).slice(1)).toEqual([
      { type: 'doc', id: 'a', className: 'sidebar-method sidebar-method--get' },
      { type: 'doc', id: 'b', className: 'sidebar-method sidebar-method--post' },
    ]);
  });

  it('has tags without operations first, and webhooks last', () => {
    const tags = [
      { name: 'Rate limits', description: 'Ten calls a second.' },
      { name: 'Scores', description: '' },
      { name: 'Empty', description: '' },
    ];
    const webhook = { name: 'order.paid', expression: '', operation: operation('', { summary: 'Paid' }) };
    const facts = minimalFacts([operation('/a', { id: 'a' })], { tags, webhooks: [webhook] });
    expect(referenceSidebar(facts, BY_TAG)).toEqual([
      { type: 'doc', id: 'overview' },
      { type: 'doc', id: 'topic--Rate-limits' },
      categoryOf('Scores', ['a'], false),
      categoryOf('Webhooks', ['webhook--order-paid'], false),
    ]);
  });

  it('nests the category of a tag in that of its parent', () => {
    const tags = [
      { name: 'sea', summary: 'At sea' },
      { name: 'tugs', parent: 'sea', kind: 'nav' },
    ];
    const facts = factsOfPaths({ '/tugs': { get: { operationId: 'tugs', tags: ['tugs'] } } }, { tags });
    expect(referenceSidebar(facts, BY_TAG).slice(1)).toEqual([
      { ...categoryOf('At sea', [], false), items: [categoryOf('tugs', ['tugs'], false)] },
    ]);
  });

  it('has the labels of tags and the groups of tags that the document names, and other tags after them', () => {
    const label = '<b>`Ships`</b> {1} & | more';
    const extensions = {
      tags: [{ name: 'ships', 'x-displayName': label }, { name: 'ports' }, { name: 'crews' }],
      'x-tagGroups': [
        { name: 'On <i>land</i>', tags: ['ports'] },
        { name: 'At sea', tags: ['ships'] },
      ],
    };
    const paths = Object.fromEntries(
      ['ships', 'ports', 'crews'].map((tag) => [`/${tag}`, { get: { operationId: tag, tags: [tag] } }]),
    );
    expect(referenceSidebar(factsOfPaths(paths, extensions), BY_TAG).slice(1)).toEqual([
      { ...categoryOf('On <i>land</i>', [], false), items: [categoryOf('ports', ['ports'], false)] },
      { ...categoryOf('At sea', [], false), items: [categoryOf(label, ['ships'], false)] },
      categoryOf('crews', ['crews'], false),
    ]);
  });
});
