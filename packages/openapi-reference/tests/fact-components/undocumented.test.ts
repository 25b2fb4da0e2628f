import type { Root } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';

import type { Successors } from '@api-docs/openapi-facts/facts/successors';
import type { Json, Operation } from '@api-docs/openapi-facts/types';
import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import { field, minimalFacts, operation } from '@api-docs/openapi-facts/testing/fixtures';

import type { ApiFiles } from '../../src/apiFiles';
import { bodyMigrationContent } from '../../src/fact-components/bodyMigration';
import { undocumentedContent } from '../../src/fact-components/undocumented';
import type { PageContext } from '../../src/factComponent';
import { context } from '../../testing/pageContext';

const OLD = '/v1/tone';
const NEW = '/v2/tone';

/** Returns the context of a page about a move from {@link OLD} to {@link NEW}, and from the body `mood` to it. */
function contextOf(
  legacy: Partial<Operation>,
  successor: Partial<Operation> = {},
  renames: Record<string, string> = {},
): PageContext<ApiFiles> {
  const old = operation(OLD, { id: 'old', method: 'PUT', deprecated: true, response: [], ...legacy });
  const mood = { name: 'mood', description: '', request: [field('text', { requirement: 'required' })], example: null };
  const facts = minimalFacts([old, operation(NEW, { id: 'new', ...successor })], { legacyBodies: [mood] });
  const successors: Successors = {
    operations: { [OLD]: { successor: NEW, renames } },
    bodies: { mood: { successor: NEW, renames: {} } },
  };
  return { ...context, facts, files: { ...context.files, facts: () => facts, successors: () => successors } };
}

const example = (value: Json) => [{ key: 'calm', summary: 'A calm text', value }];

describe('undocumentedContent', () => {
  const items = (page: PageContext<ApiFiles>, body?: string) => {
    const [, list] = undocumentedContent(page, body === undefined ? { operation: OLD } : { body });
    return list?.type === 'list' ? list.children.map((item) => toMarkdown(item).slice(2).trim()) : [];
  };
  const unclear = (name: string) => field(name, { requirement: 'not documented' });

  it('names the legacy path, reply and fields whose requirement is not documented', () => {
    expect(items(contextOf({ request: [unclear('text'), field('topics')] }))).toContain(
      '**Legacy call:** the fields of its reply; whether `text` is required',
    );
    expect(items(contextOf({}), 'mood')).toEqual(['**Legacy call:** its path; the fields of its reply']);
    expect(items(contextOf({ request: [unclear('text'), unclear('query')] }))[0]).toMatch(
      'whether `text` and `query` are required',
    );
  });

  it('names dropped fields and objects without fields of the successor', () => {
    const page = contextOf({ request: [field('query')] }, { response: [field('data', { types: ['object'] })] });
    expect(items(page).at(-1)).toBe(
      '**New call:** the fields of `data`; whether leftover fields, here `query`, are ignored or rejected',
    );
  });

  it('names what the file leaves open about fields of the call and of its result', () => {
    const label = field('data.scores.label', {
      lists: ['data.scores'],
      description: 'A name. The order in `data.scores` is open. Read it.',
      notDocumented: 'The order in `data.scores` is open.',
    });
    const data = field('data', {
      types: ['object'],
      children: [field('data.scores', { types: ['array'], children: [label] })],
    });
    const warnings = field('warnings', { notDocumented: 'Its type is not documented.' });
    expect(items(contextOf({ request: [field('text')] }, { response: [data, warnings] }))).toEqual([
      '**Legacy call:** the fields of its reply',
      '`data.scores[].label`: The order in `data.scores` is open.',
    ]);
  });

  it('rejects a move of which everything is documented', () => {
    const error = errorDetails(() => items(contextOf({ response: [field('score')] })));
    expect(error).toMatchObject({ file: 'docs/tone.mdx:7', problem: '<Undocumented /> has nothing to show' });
  });
});

describe('bodyMoveContent', () => {
  const bodies = (page: PageContext<ApiFiles>, name?: string) => {
    const children = bodyMigrationContent(page, { operation: OLD, ...(name === undefined ? {} : { example: name }) });
    const found: unknown[] = [];
    visit({ type: 'root', children } as Root, 'code', ({ meta, value }) => void found.push([meta, JSON.parse(value)]));
    return found;
  };

  it('shows an example and what it becomes', () => {
    const legacy = {
      request: [field('response'), field('topics')],
      requestExamples: example({ response: 'Hi.', topics: 'x' }),
    };
    expect(bodies(contextOf(legacy, {}, { response: 'text' }))).toEqual([
      [`title="Before: PUT ${OLD}"`, { response: 'Hi.', topics: 'x' }],
      [`title="After: POST ${NEW}"`, { text: 'Hi.' }],
    ]);
  });

  it('shows a body once that stays as it is', () => {
    expect(bodies(contextOf({ requestExamples: example({ text: 'Hi.' }) }))).toEqual([
      [`title="Unchanged: POST ${NEW}"`, { text: 'Hi.' }],
    ]);
  });

  it('rejects an unknown example, and one without a value that the successor requires', () => {
    const legacy = { request: [field('query')], requestExamples: example({ query: 'Hi.' }) };
    const page = contextOf(legacy, { request: [field('text', { requirement: 'required' })] });
    expect(errorDetails(() => bodies(page, 'loud'))).toMatchObject({ problem: 'unknown example "loud"' });
    expect(errorDetails(() => bodies(page))).toMatchObject({
      file: 'docs/tone.mdx:7',
      found: `the example "calm" of ${OLD}`,
      remedy: 'choose another example, or add the missing rename to openapi/successors.yaml',
    });
  });

  it('rejects an operation without a successor', () => {
    const page = contextOf({ requestExamples: example({ text: 'Hi.' }) });
    const successors = { operations: { [OLD]: { successor: null, renames: {} } }, bodies: {} };
    page.files = { ...page.files, successors: () => successors };
    expect(errorDetails(() => bodies(page))).toMatchObject({
      file: 'docs/tone.mdx:7',
      found: OLD,
      remedy: 'remove <BodyMove /> from the page',
    });
  });
});
