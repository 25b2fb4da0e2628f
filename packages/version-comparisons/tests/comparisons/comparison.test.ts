import { describe, expect, it } from 'vitest';

import { field, minimalFacts, operation } from '@api-docs/openapi-facts/testing/fixtures';

import { comparePageContent } from '../../src/compare/comparePageContent';
import { comparisonMarkdown } from '../../src/render/comparisonMarkdown';
import { compare, pageOf, SITE, viewOf } from './fixtures';

const page = (...blocks: string[]) => blocks.join('\n\n');

/** Returns the Markdown of a comparison below the introduction and the title. */
function contentBetween(older: string, newer: string): string {
  const text = comparisonMarkdown(viewOf(compare(older, newer)), SITE);
  return text.slice(text.indexOf('## Tone') + '## Tone'.length).trim();
}

it('a comparison has its URL as a link has it', () => {
  const view = { ...viewOf(compare('One.', 'Two.')), path: 'compare/v1...v2/Hooks größer/' };
  expect(comparisonMarkdown(view, SITE)).toContain(
    '\nurl: https://docs.test/base/compare/v1...v2/Hooks%20gr%C3%B6%C3%9Fer/\n',
  );
});

it('a comparison starts with front matter, links and an explanation', () => {
  expect(comparisonMarkdown(viewOf(compare('One.', 'One.\n\nTwo.')), SITE)).toMatchInlineSnapshot(`
    "---
    title: "Tone: v1 to v2"
    description: "Changed: 1 text change."
    versions: v1 to v2
    kind: comparison
    url: https://docs.test/base/compare/v1...v2/tone/
    ---

    # Tone: v1 to v2

    Read the page in [v1](https://docs.test/base/docs/v1/tone.md) or in [v2](https://docs.test/base/docs/tone.md)

    Changed: 1 text change. How to read this: {--removed words--}, {++added words++}; unchanged blocks are folded.

    ## Tone

    (1 unchanged block)

    {++Two.++}
    "
  `);
});

const SEND = ['## Send a text', 'Send the text as JSON. The call needs a key.'] as const;
const READ = ['## Read the score', 'A score near one hundred means a calm voice.'] as const;
const LIMITS = ['## Know the limits', 'Empty texts have no score at all.', 'Long texts are cut.'] as const;

describe('sections', () => {
  it.each([
    [
      'are recognized under another heading by their text, also if they moved',
      page(...SEND, ...READ, ...LIMITS),
      page(...READ, ...LIMITS, '## Send one text', SEND[1]),
      [
        ...['## Read the score', '(1 unchanged block)', '## Know the limits', '(2 unchanged blocks)'],
        ...['## Send {--a--}{++one++} text (moved)', '(1 unchanged block)'],
      ],
    ],
    [
      'are the same section with the same heading and another text',
      page('## Request', 'Old words here.'),
      page('## Request', 'Something else entirely.'),
      ['## Request', '{--Old words here.--}', '{++Something else entirely.++}'],
    ],
    [
      'are distinguished by their text if their headings are equal',
      page('## Request', 'The text of the call.', '## Request', 'A list with every chunk.'),
      page('## Request', 'A list with every chunk.'),
      ['## {--Request--}', '{--The text of the call.--}', '## Request', '(1 unchanged block)'],
    ],
    [
      'are unchanged in the half of a split page',
      page(...READ, ...LIMITS),
      page(...LIMITS),
      ['## {--Read the score--}', `{--${READ[1]}--}`, '## Know the limits', '(2 unchanged blocks)'],
    ],
  ])('%s', (_case, older, newer, lines) => {
    expect(contentBetween(older, newer)).toBe(page(...lines));
  });
});

describe('passages', () => {
  it.each([
    [
      'are removed and added if they move within a section',
      page('One apple.', 'Two pears.', 'Three plums.'),
      page('Two pears.', 'Three plums.', 'One apple.'),
      '{--One apple.--}\n\n(2 unchanged blocks)\n\n{++One apple.++}',
    ],
    [
      'are removed and added if they become list items',
      'Apples are red.',
      '- Apples are red.',
      '{--Apples are red.--}\n\n- {++Apples are red.++}',
    ],
    [
      'are not changed by the number of a step',
      '1. Open the page.\n2. Sign in.',
      '1. Get a key.\n2. Open the page.\n3. Sign in.',
      '1. {++Get a key.++}\n\n(2 unchanged blocks)',
    ],
    [
      'are joined if they are items of a list',
      '1. One apple.\n2. Two pears.\n3. Three.',
      '1. One red apple.\n2. Two ripe pears.\n3. Three.',
      '1. One {++red ++}apple.\n2. Two {++ripe ++}pears.\n\n(1 unchanged block)',
    ],
    [
      'are compared row by row in a table, and its columns',
      '| Name | Type |\n| - | - |\n| a | string |\n| b | string |\n| c | any |',
      '| Name | Type | Default |\n| - | - | - |\n| a | string | 1 |\n| b | list | |\n| d | no \\| yes | |',
      [
        '| Change | Name | Type | {++Default++} |',
        '| - | - | - | - |',
        '| Changed | a | string | {++1++} |',
        '| Changed | b | {--string--}{++list++} | |',
        '| Removed | {--c--} | {--any--} | |',
        '| Added | {++d++} | {++no \\| yes++} | |',
      ].join('\n'),
    ],
    [
      'are compared line by line in code, even with few common ones, and the title of it',
      '```json title="Call of /v3"\n{\n  "text": "Hi",\n  "old": true\n}\n```',
      '```json title="Call of /v4"\n{\n  "text": "Good",\n  "list": [1, 2, 3]\n}\n```',
      'Call of /{--v3--}{++v4++}\n\n```diff\n  {\n-   "text": "Hi",\n-   "old": true\n+   "text": "Good",\n+   "list": [1, 2, 3]\n  }\n```',
    ],
    ['are unchanged in another language of code', '```js\nx\n```', '```ts\nx\n```', '(1 unchanged block)'],
  ])('%s', (_case, older, newer, expected) => {
    expect(contentBetween(older, newer)).toBe(expected);
  });
});

describe('words', () => {
  it.each([
    ['are removed before others are added', 'Send the text.', 'Send {--the--}{++one++} text.', 'Send one text.'],
    ['are joined if they are neighbors', 'Send it.', 'Send it{++ to the host++}.', 'Send it to the host.'],
    ['are characters of Chinese', '这是旧的文本。', '这是{--旧--}{++新++}的文本。', '这是新的文本。'],
    ['are characters of Thai with their marks', 'ข้อมูลที่นี่', 'ข้อมูล{++ใ++}ที่นี่', 'ข้อมูลใที่นี่'],
    ['have their vowel signs', 'यह पुराना है।', 'यह {--पुराना--}{++नया++} है।', 'यह नया है।'],
    ['include punctuation', 'One two', 'One{++,++} two{++.++}', 'One, two.'],
    [
      'are version numbers, decimals and paths',
      'Read v3.3.0 first of all for 0.50 at the path a/b/c',
      'Read {--v3.3.0--}{++v3.4.0++} first of all for {--0.50--}{++0.75++} at the path {--a/b/c--}{++a/d/c++}',
      'Read v3.4.0 first of all for 0.75 at the path a/d/c',
    ],
    [
      'of a sentence that was mostly rewritten are one change',
      'Count every red apple and every sweet pear; they are here in the box.',
      '{--Count every red apple and every sweet pear--}{++Weigh some plums and each sour quince++}; they are here in the box.',
      'Weigh some plums and each sour quince; they are here in the box.',
    ],
    ['have apostrophes and hyphens', 'Now don’t re-use', 'Now don’t {--re-use--}{++use++}', 'Now don’t use'],
    ['have another letter case', 'The Key', 'The {--Key--}{++key++}', 'The key'],
    ['have another formatting', 'Set `foo` id.', 'Set {--`foo` id--}{++**foo** `id`++}.', 'Set **foo** `id`.'],
    ['are plain spaces beside bold words', '**is slow**', '{--**is**--}{++**runs**++} **slow**', '**runs slow**'],
  ])('%s', (_case, older, expected, newer) => {
    expect(contentBetween(older, newer)).toBe(expected);
  });
});

describe('the number of changed passages', () => {
  it.each([
    [
      'counts a moved section with another heading as one',
      page(...SEND, ...READ, ...LIMITS),
      page(...READ, ...LIMITS, '## Send one text', SEND[1]),
      1,
    ],
    ['counts the heading and each passage of an added section', '', page(...LIMITS), 3],
    ['ignores the depth and the number of list items', '1. Fruit\n2. Pears', '- Fruit\n  - Pears', 0],
    ['ignores the level of a heading', page(...SEND, ...READ), page('### Send a text', SEND[1], ...READ), 0],
  ])('%s', (_case, older, newer, passages) => {
    expect(compare(older, newer).counts.passages).toBe(passages);
  });
});

it('a changed title, changed API fields and deprecated operations are counted', () => {
  const facts = (deprecated: boolean, ...names: string[]) =>
    minimalFacts([operation('/v1/tone', { deprecated, request: names.map((name) => field(name)) })]);
  const body = { owner: '/v1/tone', part: 'request' as const };
  const bodies = [body, { ...body, field: 'none' }];
  const older = { ...pageOf('', 'Old tone'), bodies, facts: facts(false, 'text', 'old') };
  const newer = { ...pageOf(''), bodies, facts: facts(true, 'text', 'id', 'n') };
  const { counts } = comparePageContent(older, newer, { operations: {}, bodies: {} });
  expect(counts).toEqual({ passages: 1, fields: 3, deprecated: 1 });
});
