import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import type { Field } from '@api-docs/openapi-facts/fieldTypes';
import type { Operation } from '@api-docs/openapi-facts/types';
import { facts, field, minimalFacts, operation } from '@api-docs/openapi-facts/testing/fixtures';

import { withDefaults } from '../../src/options';
import { operationPage } from '../../src/pages/operationPage';
import { context } from '../../testing/pageContext';

const DATA = field('data', { children: [field('data.score')] });

const REPLY = { code: '200', description: '', headers: [], links: [] };

const SCHEMA = '<ApiFields operation="/v2/big_mood_swing" part="request" />';
const BUILDER = '<RequestBuilder operation="mood" />';

/** Returns a JSON body with these facts about the whole body. */
function bodyOf(facts: Partial<Field>, required = true): Partial<Operation> {
  const content = { mediaType: 'application/json', field: field('', facts), examples: [], encoding: [] };
  return { body: { required, description: '', contents: [content] } };
}

const KEY_LINE = '`Authorization: Bearer $API_KEY`';

function page(given: Partial<Operation> = {}): string {
  const mood = operation('/v2/big_mood_swing', { id: 'mood', response: [DATA], ...given });
  return operationPage(mood, { ...context.files, facts: () => minimalFacts([mood]) });
}

function frontMatter(text: string): Record<string, unknown> {
  return parse(text.split('---\n')[1] ?? '') as Record<string, unknown>;
}

/** Returns a section of a page, as it would be outside of the columns. */
function section(text: string, heading: string): string | undefined {
  return text
    .replace(/^ {4}| {2}(?=<\/?div\b)/gm, '')
    .split(/^(?:## |<\/?div\b)/m)
    .find((part) => part.startsWith(`${heading}\n`))
    ?.trim();
}

describe('operationPage', () => {
  it.each([
    ['without backticks', 'Reads `text` and `id`. More.', 'Reads text and id.'],
    ['with a colon', 'Reads: a text. More.', 'Reads: a text.'],
  ])('uses the first sentence as description, %s', (_case, description, expected) => {
    expect(frontMatter(page({ description })).description).toBe(expected);
  });

  it('has a generated example of a body in JSON, and none of a form, whose samples have the values', () => {
    const examples = [{ key: 'generated', summary: '', value: { a: 'b' }, isGenerated: true as const }];
    const content = (mediaType: string) => ({
      mediaType,
      field: field('', { types: ['object'] }),
      examples,
      encoding: [],
    });
    const textOf = (...mediaTypes: string[]) =>
      page({ body: { required: true, description: '', contents: mediaTypes.map(content) } });
    expect(textOf('application/json', 'application/vnd.a+json')).toContain('Example, generated from the schema:');
    for (const form of ['multipart/form-data', 'application/x-www-form-urlencoded; charset=utf-8']) {
      expect(textOf(form)).not.toContain('Example, generated from the schema:');
    }
  });

  it('says what a deprecated operation is replaced by, in the words of the site', () => {
    const deprecation = {
      badge: 'old',
      state: 'old',
      title: 'Old',
      replaced: 'Take {successor} now.',
      alone: 'Keep it.',
    };
    const [legacy] = facts.operations.filter(({ deprecated }) => deprecated);
    const text = legacy && operationPage(legacy, { ...context.files, options: withDefaults({ deprecation }) });
    expect(text).toContain(':::warning[Old]\nTake [`/v2/tone`](/docs/api/v2/tone) now.\n:::');
  });

  it('has a tab for each of several calls, with its reply', () => {
    const examples = ['calm', 'loud'].map((key) => ({ key, summary: `A ${key} text`, value: {} }));
    const content = { mediaType: 'application/json', field: field(''), examples, encoding: [] };
    const body = { required: true, description: '', contents: [content] };
    const text = page({ body, requestExamples: examples, responseExamples: examples.slice(0, 1) });
    expect(text).toMatch(
      /<TabPanel value="calm" label="A calm text">\s+<ApiSample .*example="calm".*\s+.*Reply.*\s+<ApiReply/,
    );
    expect(text).toMatch(/<TabPanel value="loud" label="A loud text">\s+<ApiSample .*example="loud".*\s+<\/TabPanel>/);
  });

  it('says of the only example what the file says, of the request and of the reply', () => {
    const about = (what: string) => ({
      description: `Of *${what}*.\n\nMore.`,
      serialized: `{"a" : "${what}"}`,
      external: `https://a.example/${what}`,
    });
    const request = { key: 'calm', summary: 'A calm text', value: { a: 1 }, ...about('request') };
    const reply = { key: 'fine', summary: 'All is fine', value: { a: 1 }, ...about('reply') };
    const content = { mediaType: 'application/json', field: field(''), examples: [request], encoding: [] };
    const body = { required: true, description: '', contents: [content] };
    const text = page({ body, requestExamples: [request], responseExamples: [reply] });
    const sent = (what: string) =>
      `As it is sent:\n\n\`\`\`text\n{"a" : "${what}"}\n\`\`\`\n\nAs it is sent: \`https://a.example/${what}\``;
    const parts = (section(text, 'Examples') ?? '').replace(/<ApiSample .*/, 'SAMPLE').replace(/<ApiReply .*/, 'REPLY');
    expect(parts).toContain(`Of *request*.\n\nMore.\n\nSAMPLE\n\n${sent('request')}`);
    expect(parts).toContain(`Reply: All is fine</p>\n\nOf *reply*.\n\nMore.\n\nREPLY\n\n${sent('reply')}`);
  });

  it('has braces of a path as text', () => {
    expect(page({ path: '/moods/{id}' })).toContain(
      '<span className="muted">{"https://api.example"}</span><wbr />{"/moods"}<wbr />{"/{id}"}',
    );
  });

  it('says nothing of versions if none is released', () => {
    const mood = operation('/v2/mood');
    const files = { ...context.files, versions: () => [], retired: () => [], facts: () => minimalFacts([mood]) };
    expect(operationPage(mood, files)).not.toMatch(/^\.$/m);
  });

  it('has no empty keyword, which Docusaurus refuses', () => {
    expect(frontMatter(page({ path: '', name: 'root' })).keywords).toEqual(['root', 'root']);
  });

  it.each(['Read: a #1 "text"', "It's", '{{a}} %b ${c}', '🚀 日本'])('has the summary as its label: %s', (summary) => {
    expect(frontMatter(page({ summary }))).toMatchObject({
      title: `POST /v2/big_mood_swing: ${summary}`,
      sidebar_label: summary,
    });
  });

  it('has its method and path once as the title, if it has no summary', () => {
    expect(frontMatter(page({ summary: 'POST /v2/big_mood_swing' })).title).toBe('POST /v2/big_mood_swing');
  });

  it.each([
    ['of a table', '| a |\n| --- |\n| b |', '- `v`: default `""`.\n\n    | a |\n    | - |\n    | b |'],
    ['of code', 'Like:\n\n```\nimport a\n```', '- `v`: default `""`. Like:\n\n    ```\n    import a\n    ```'],
  ])('keeps a description %s in the item of a server variable', (_case, description, item) => {
    const variables = [{ name: 'v', default: '', enum: [], description }];
    const servers = [{ url: 'https://{v}.example', description: 'Main.', variables }];
    expect(section(page({ servers }), 'Servers')).toContain(`  ${item.replace('`v`', '`{v}`')}`);
  });

  it('says which parameters have no example', () => {
    const parameters: Operation['parameters'] = [
      { name: 'id', in: 'path', field: field('id', { requirement: 'required' }), examples: [] },
      { name: 'page', in: 'query', field: field('page', { requirement: 'optional' }), examples: [] },
    ];
    expect(section(page({ parameters }), 'Examples')).toContain(
      'The OpenAPI file gives no example of `id`. Samples send the name as the value.',
    );
  });

  it('shows headers that several statuses have once', () => {
    const limit = [field('RateLimit', { types: ['integer'] })];
    const wait = [field('Retry-After')];
    const responses = [
      { ...REPLY, contents: [], headers: limit },
      { ...REPLY, contents: [], code: '400', headers: limit },
      { ...REPLY, contents: [], code: '429', headers: [...limit, ...wait] },
      { ...REPLY, contents: [], code: '500' },
    ];
    const headers = section(page({ responses }), 'Reply headers');
    expect(headers?.match(/### .*|status="\d+"/g)).toEqual([
      '### Headers of 200, 400',
      'status="200"',
      '### Headers of 429',
      'status="429"',
    ]);
  });

  it('names the server of a link', () => {
    const link = {
      name: 'next',
      operation: 'read',
      description: '',
      parameters: [],
      server: { url: 'https://b.example', description: 'Europe', variables: [] },
    };
    const responses = [{ code: '200', description: '', headers: [], contents: [], links: [link] }];
    expect(section(page({ responses }), 'Links')).toContain('  - Server: `https://b.example`: Europe');
  });

  it.each([
    ['a string', 'null', '```json\n"null"\n```'],
    ['an empty string', '', '```json\n""\n```'],
    ['null', null, '```json\nnull\n```'],
    ['JSON in a string', '{"a": 1}', '```text\n{"a": 1}\n```'],
  ])('shows %s as an example of a JSON reply', (_case, value, code) => {
    const examples = [{ key: 'a', summary: 'A', description: '| b |\n| - |', value }];
    const content = { mediaType: 'application/json', examples, encoding: [] };
    const responses = [{ code: '404', description: '', headers: [], contents: [content], links: [] }];
    expect(section(page({ responses }), 'Replies')).toContain(`A:\n\n| b |\n| - |\n\n${code}`);
  });

  it.each<[string, Partial<Operation>, string, string]>([
    [
      'that the body is optional',
      bodyOf({}, false),
      'Request body',
      `The body is optional.\n\n${SCHEMA}\n\n${BUILDER}`,
    ],
    [
      'what the schema says about the body',
      bodyOf({ types: ['object'], description: 'A **tug**.', children: [field('a')] }),
      'Request body',
      `A **tug**.\n\n${SCHEMA}\n\n${BUILDER}`,
    ],
    [
      'other authentication than the API key',
      { security: [] },
      'Authentication',
      'No authentication is documented for this operation.',
    ],
    [
      'that no authentication is needed',
      { security: [[]] },
      'Authentication',
      'This operation needs no authentication.',
    ],
    [
      'a note if the fields of data are not documented',
      { response: [field('data', { types: ['object'] })] },
      'Examples',
      KEY_LINE +
        '\n\nThe fields of `data` are not documented.\n\nThe OpenAPI file gives no example of the request body.\n\n' +
        'The OpenAPI file gives no example of the reply.\n\n' +
        '<ApiSample operation="/v2/big_mood_swing" example="example" languages="all" />',
    ],
    [
      'another media type of the reply',
      {
        responses: [
          { ...REPLY, contents: [{ mediaType: 'application/hal+json', field: DATA, examples: [], encoding: [] }] },
        ],
      },
      'Reply body',
      'Its media type is `application/hal+json`.\n\n<ApiFields operation="/v2/big_mood_swing" part="reply" />',
    ],
    [
      'a note instead of the fields if the reply is not documented',
      { response: [] },
      'Reply body',
      'Status 200 means that the call succeeded. Its reply body is not documented. Print one reply before you write code that reads it.',
    ],
  ])('shows %s', (_case, given, heading, content) => {
    expect(section(page(given), heading)).toBe(`${heading}\n\n${content}`);
  });
});

it.each([
  ['/docs/api', '/docs/api#200'],
  ['/', '/#200'],
])('of a reference at %s, an explained status leads to the landing page', (route, link) => {
  const mood = operation('/v2/mood', {});
  const options = withDefaults({ route, explainedStatuses: ['200'] });
  expect(operationPage(mood, { ...context.files, options, facts: () => minimalFacts([mood]) })).toContain(`](${link})`);
});
