import { describe, expect, it } from 'vitest';

import { firstSentence, operationLink, printJson, printRow, toHtml } from '../../../plugins/api-facts/printing';
import { fieldRows } from '../../../plugins/api-facts/readFields';
import type { Field, FieldRow } from '../../../plugins/api-facts/types';
import { field, operation } from './tinyFacts';

describe('toHtml', () => {
  it.each([
    ['prints a phrase without a paragraph around it', 'Use `text`.', 'Use <code>text</code>.'],
    ['ignores white space around a phrase', '\n  A *text*.  \n', 'A <em>text</em>.'],
    ['prints several paragraphs', 'One.\n\nTwo.', '<p>One.</p>\n<p>Two.</p>'],
    ['prints a list', '- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['keeps the paragraph before a list', 'One:\n\n- a', '<p>One:</p>\n<ul>\n<li>a</li>\n</ul>'],
    ['escapes raw HTML', 'a <script>b</script>', 'a &lt;script&gt;b&lt;/script&gt;'],
    ['takes the address out of a link that runs code', '[a](javascript:b)', '<a href="">a</a>'],
    ['prints nothing for nothing', '', ''],
  ])('%s', (_behavior, markdown, html) => {
    expect(toHtml(markdown)).toBe(html);
  });
});

describe('printJson', () => {
  it.each([
    ['a pair of offsets on one line', { at: [3, 12] }, '{\n  "at": [3, 12]\n}'],
    ['fractions and signs', [[-1.5, 2]], '[\n  [-1.5, 2]\n]'],
    ['other lists as they are', ['a', 'b'], '[\n  "a",\n  "b"\n]'],
    ['text that looks like a list', { a: '[\n1\n]' }, '{\n  "a": "[\\n1\\n]"\n}'],
  ])('writes %s', (_case, value, expected) => {
    expect(printJson(value)).toBe(expected);
    expect(JSON.parse(printJson(value))).toEqual(value);
  });
});

describe('firstSentence', () => {
  it.each([
    ['ends at the first full stop', 'Scores a text. Higher is better.', 'Scores a text.'],
    ['ends at a question mark', 'Is it calm? It scores tone.', 'Is it calm?'],
    ['ends at an exclamation mark', 'Stop! Read on.', 'Stop!'],
    ['goes on behind a point inside a number', 'From 0.5 on. More.', 'From 0.5 on.'],
    ['goes on over a line break', 'Scores\na text. More.', 'Scores\na text.'],
    ['takes a text without an end whole', ' Scores a text ', 'Scores a text'],
    ['begins at the first word', '\n Scores a text. More.', 'Scores a text.'],
    ['takes a single sentence whole', 'Scores a text.', 'Scores a text.'],
  ])('%s', (_behavior, markdown, sentence) => {
    expect(firstSentence(markdown)).toBe(sentence);
  });
});

describe('printRow', () => {
  function row(given: Partial<Field>): FieldRow {
    const [only] = fieldRows([field('text', given)], 'request');
    return only as FieldRow;
  }

  it('turns the description into HTML and leaves out what is empty', () => {
    expect(printRow(row({ description: 'A `text`.' }))).toEqual({
      name: 'text',
      path: 'text',
      anchor: 'request-text',
      depth: 0,
      type: 'string',
      requirement: 'optional',
      html: 'A <code>text</code>.',
    });
  });

  it('keeps limits as HTML, the default and the deprecation', () => {
    expect(printRow(row({ limits: ['one of `a`'], default: '0', deprecated: true }))).toMatchObject({
      limits: ['one of <code>a</code>'],
      default: '0',
      deprecated: true,
    });
  });
});

describe('operationLink', () => {
  it('leads to the page of the reference', () => {
    expect(operationLink(operation('/v2/tone'))).toEqual({ path: '/v2/tone', to: '/docs/api/v2/tone' });
  });
});
