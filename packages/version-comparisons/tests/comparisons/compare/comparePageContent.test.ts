import { describe, expect, it } from 'vitest';

import { field, minimalFacts, operation } from '@api-docs/openapi-facts/testing/fixtures';

import { comparePageContent } from '../../../src/compare/comparePageContent';
import { isUnchanged } from '../../../src/compare/comparison';
import { compare, pageOf } from '../fixtures';
import { outline } from '../outline';

const page = (...blocks: string[]) => blocks.join('\n\n');

const SEND = ['## Send a text', 'Send the text as JSON. The call needs a key.'] as const;
const READ = ['## Read the score', 'A score near one hundred means a calm voice.'] as const;
const LIMITS = ['## Know the limits', 'Empty texts have no score at all.', 'Long texts are cut.'] as const;

/** Returns the outline of an unchanged section with paragraphs. */
const unchanged = ([heading, ...paragraphs]: readonly string[]) => [heading, ...paragraphs.map((text) => `= ${text}`)];

it('a page with the same content is unchanged and keeps its content', () => {
  const comparison = compare(page('Opening.', ...SEND), page('Opening.', ...SEND));
  expect(comparison.counts).toEqual({ passages: 0, fields: 0, deprecated: 0 });
  expect(outline(comparison)).toEqual(['= Opening.', ...unchanged(SEND)]);
});

describe('sections', () => {
  it.each([
    [
      'are recognized under another heading by their text, also if they moved',
      page(...SEND, ...READ, ...LIMITS),
      page(...READ, ...LIMITS, '## Send one text', SEND[1]),
      [
        ...unchanged(READ),
        ...unchanged(LIMITS),
        '## Send {-a-}{+one+} text (moved)',
        '= Send the text as JSON. The call needs a key.',
      ],
    ],
    [
      'are the same section with the same heading and another text',
      page('## Request', 'Old words here.'),
      page('## Request', 'Something else entirely.'),
      ['## Request', '- Old words here.', '+ Something else entirely.'],
    ],
    [
      'are compared in order if their headings are equal',
      page('## Request', 'The text of the call.', '## Reply', 'A score.', '## Request', 'The list of chunks.'),
      page('## Request', 'The text of a call.', '## Reply', 'A score.', '## Request', 'The list of all chunks.'),
      [
        '## Request',
        '~ The text of {-the-}{+a+} call.',
        '## Reply',
        '= A score.',
        '## Request',
        '~ The list of {+all +}chunks.',
      ],
    ],
    [
      'are distinguished by their text if their headings are equal',
      page('## Request', 'The text of the call.', '## Request', 'A list with every chunk.'),
      page('## Request', 'A list with every chunk.'),
      ['## {-Request-}', '- The text of the call.', '## Request', '= A list with every chunk.'],
    ],
  ])('%s', (_case, older, newer, lines) => {
    expect(outline(compare(older, newer))).toEqual(lines);
  });

  it.each([
    ['first', page(...SEND, ...READ), ['## Send a text', '## Read the score', '## {-Know the limits-}']],
    ['second', page(...LIMITS), ['## {-Send a text-}', '## {-Read the score-}', '## Know the limits']],
  ])('are unchanged in the %s half of a split page, and the others are removed', (_case, half, headings) => {
    const comparison = compare(page(...SEND, ...READ, ...LIMITS), half);
    const changes = comparison.sections.flatMap(({ passages }) => passages.map(({ change }) => change));
    expect(outline(comparison).filter((line) => line.startsWith('#'))).toEqual(headings);
    expect(new Set(changes)).toEqual(new Set(['same', 'removed']));
  });
});

describe('passages', () => {
  it.each([
    [
      'are removed and added if they move within a section',
      page('One apple.', 'Two pears.', 'Three plums.'),
      page('Two pears.', 'Three plums.', 'One apple.'),
      ['- One apple.', '= Two pears.', '= Three plums.', '+ One apple.'],
    ],
    [
      'are changed if they have half of their words in common',
      'Apples are red and sweet.',
      'Apples are green and sour.',
      ['~ Apples are {-red and sweet-}{+green and sour+}.'],
    ],
    [
      'are removed and added if they become list items',
      'Apples are red.',
      '- Apples are red.',
      ['- Apples are red.', '+ - Apples are red.'],
    ],
    [
      'are not changed by the number of a step',
      '1. Open the page.\n2. Sign in.',
      '1. Get a key.\n2. Open the page.\n3. Sign in.',
      ['+ 1. Get a key.', '= 2. Open the page.', '= 3. Sign in.'],
    ],
  ])('%s', (_case, older, newer, lines) => {
    expect(outline(compare(older, newer))).toEqual(lines);
  });
});

describe('the number of changed passages', () => {
  const table = (...rows: string[]) => ['| A | B |', '| --- | --- |', ...rows].join('\n');

  it.each([
    [
      'counts a moved section with another heading as one',
      page(...SEND, ...READ, ...LIMITS),
      page(...READ, ...LIMITS, '## Send one text', SEND[1]),
      1,
    ],
    ['counts the heading and each passage of an added section', '', page(...LIMITS), 3],
    ['counts a table as one', table('| a | b |', '| c | d |'), table('| a | x |', '| c | y |', '| e | f |'), 1],
    ['ignores the depth and the number of list items', '1. Fruit\n2. Pears', '- Fruit\n  - Pears', 0],
    ['ignores the level of a heading', page(...SEND, ...READ), page('### Send a text', SEND[1], ...READ), 0],
  ])('%s', (_case, older, newer, passages) => {
    expect(compare(older, newer).counts.passages).toBe(passages);
  });
});

describe('title and description', () => {
  it.each([
    ['title', { title: 'Voice' }, ['Title: {-Tone-}{+Voice+}']],
    ['description', { description: 'Says what tone means.' }, ['Description: Says what tone {-is-}{+means+}.']],
  ])('count as a passage if the %s changed', (_case, given, lines) => {
    const comparison = compare(pageOf(''), pageOf('', given));
    expect({ lines: outline(comparison), passages: comparison.counts.passages }).toEqual({ lines, passages: 1 });
  });
});

describe('the API facts of a page', () => {
  const facts = (deprecated: boolean, ...names: string[]) =>
    minimalFacts([operation('/v1/tone', { deprecated, request: names.map((name) => field(name)) })]);
  const body = { owner: '/v1/tone', part: 'request' as const };
  const content = { ...pageOf('Text.'), bodies: [body, { ...body, field: 'none' }] };
  const counts = (older: ReturnType<typeof facts>, newer: ReturnType<typeof facts>) =>
    comparePageContent({ ...content, facts: older }, { ...content, facts: newer }, { operations: {}, bodies: {} })
      .counts;

  it.each([
    ['each field that differs', facts(false, 'text'), facts(false, 'text', 'id', 'n'), { fields: 2, deprecated: 0 }],
    ['a newly deprecated operation, once', facts(false, 'text'), facts(true, 'text'), { fields: 0, deprecated: 1 }],
  ])('are counted for %s', (_case, older, newer, expected) => {
    const found = counts(older, newer);
    expect(found).toEqual({ passages: 0, ...expected });
    expect(isUnchanged(found)).toBe(false);
  });
});
