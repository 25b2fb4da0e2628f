import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';

import { factsOfPaths } from '@api-docs/openapi-facts/testing/fixtures';
import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { apiChangesContent } from '../../src/fact-components/apiChanges';
import { apiOperationsContent } from '../../src/fact-components/apiOperations';
import { context } from '../../testing/pageContext';

/** Returns the texts of the cells of a table, row by row. */
function rowsOf(facts = context.facts): string[][] {
  const rows: string[][] = [];
  const root: Root = { type: 'root', children: apiOperationsContent({ ...context, facts }) };
  visit(root, 'mdxJsxFlowElement', ({ name, children }) => {
    if (name === 'tr') rows.push(children.map((cell) => toString(cell)));
  });
  return rows;
}

describe('apiOperationsContent', () => {
  it('describes an operation by its first sentence and the fields to send, and names the successor of a legacy one', () => {
    expect(rowsOf().slice(1)).toEqual([
      ['ScoresAll scores.'],
      ['TonePOST/v2/tone', 'Scores a text.', 'text'],
      ['OldBefore.'],
      ['TonedeprecatedPOST/v1/tone', 'Scores a text.Successor: /v2/tone', 'none'],
    ]);
  });

  it('heads the operations of a tag with its group and its label, which are text', () => {
    const extensions = {
      tags: [{ name: 'a', 'x-displayName': '<b>`A`</b> {1}' }],
      'x-tagGroups': [{ name: '*All* <i>', tags: ['a'] }],
    };
    const facts = factsOfPaths({ '/a': { get: { tags: ['a'] } }, '/b': { get: { tags: ['b'] } } }, extensions);
    expect(rowsOf(facts).map(([head]) => head)).toEqual([
      'Operation',
      '*All* <i> › <b>`A`</b> {1}',
      'GET /aGET/a',
      'b',
      'GET /bGET/b',
    ]);
  });

  it('has what the file says about a group around others, and where there is more about a tag', () => {
    const tags = [
      { name: 'all', description: 'All of it.' },
      { name: 'a', parent: 'all', externalDocs: { url: 'https://a.example/more', description: 'More on a' } },
    ];
    const facts = factsOfPaths({ '/a': { get: { tags: ['a'] } } }, { tags });
    expect(rowsOf(facts).slice(1, 3)).toEqual([['allAll of it.'], ['all › aMore on a']]);
    const list = apiOperationsContent({ ...context, facts }, { tag: 'a' });
    expect(toString({ type: 'root', children: list })).toContain('1 operationMore on a');
  });

  it('links the successor of a legacy operation', () => {
    const text = JSON.stringify(apiOperationsContent(context));
    expect(text.match(/"url":"\/docs\/api\/v2\/tone"/g)).toHaveLength(2);
  });

  it('shows the method of an operation that is not a POST, and its required parameters', () => {
    const get = {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: {} },
        { name: 'limit', in: 'query', schema: {} },
      ],
    };
    expect(rowsOf(factsOfPaths({ '/jobs/{id}': { get, delete: {} } })).slice(1)).toEqual([
      ['Operations'],
      ['GET /jobs/{id}GET/jobs/{id}', '', 'id'],
      ['DELETE /jobs/{id}DELETE/jobs/{id}', '', 'id'],
    ]);
  });
});

describe('apiOperationsContent of a tag', () => {
  it('has what the tag is about, and its operations', () => {
    const tags = [{ name: 'Scores', description: 'Scores texts. From 0 to 100.' }];
    const facts = { ...context.facts, tags: [...tags, ...context.facts.tags.slice(1)] };
    const list = apiOperationsContent({ ...context, facts }, { tag: 'Scores' });
    expect(toString({ type: 'root', children: list })).toMatch(
      /^1 operation: Scores texts\.Scores texts\. From 0 to 100\..*Tone.*Scores a text\.$/,
    );
  });

  it('rejects a tag that no operation has', () => {
    const error = errorDetails(() => apiOperationsContent(context, { tag: 'Score' }));
    expect(error).toMatchObject({ found: 'Score', remedy: 'write "Scores"' });
  });
});

describe('apiChangesContent', () => {
  it('requires a version to compare with', () => {
    expect(errorDetails(() => apiChangesContent(context, {})).file).toBe('docs/tone.mdx:7');
  });
});
