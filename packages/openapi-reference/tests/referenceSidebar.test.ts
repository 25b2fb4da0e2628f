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

  it('collapses the categories of a file with many operations, and divides large tags', () => {
    const many = Array.from({ length: 120 }, (_, index) => `op${index}`);
    const operations = many.map((id) => operation(`/v2/${id}`, { id, summary: `Call ${id}` }));
    const items = [
      categoryOf('Call op0 – Call op49', many.slice(0, 50), true),
      categoryOf('Call op50 – Call op99', many.slice(50, 100), true),
      categoryOf('Call op100 – Call op119', many.slice(100), true),
    ];
    expect(referenceSidebar(minimalFacts(operations), BY_TAG).slice(1)).toEqual([
      { ...categoryOf('Scores', [], true), items },
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
});
