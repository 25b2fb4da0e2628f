import { describe, expect, it } from 'vitest';

import { markdownToHtml } from '../src/text/markdownToHtml';
import { firstSentence } from '../src/text/parseDescription';

describe('markdownToHtml', () => {
  it.each([
    ['renders a phrase without a paragraph', 'Use `text`.', 'Use <code>text</code>.'],
    ['ignores whitespace around a phrase', '\n  A *text*.  \n', 'A <em>text</em>.'],
    ['renders several paragraphs', 'One.\n\nTwo.', '<p>One.</p>\n<p>Two.</p>'],
    ['escapes HTML that Markdown cannot say', 'a <video>b</video>', 'a &lt;video>b&lt;/video>'],
    ['makes a link that runs code text', '[a](javascript:b)', 'a'],
    ['renders an empty string as an empty string', '', ''],
  ])('%s', (_behavior, markdown, html) => {
    expect(markdownToHtml(markdown)).toBe(html);
  });
});

describe('firstSentence', () => {
  it.each([
    ['ends at the first full stop', 'Scores a text. Higher is better.', 'Scores a text.'],
    ['ends at a question mark', 'Is it calm? It scores tone.', 'Is it calm?'],
    ['does not end at a decimal point', 'From 0.5 on. More.', 'From 0.5 on.'],
    [
      'does not end at an abbreviation',
      'Sets e.g. JSON, i.e. text, by Dr. Bo. More.',
      'Sets e.g. JSON, i.e. text, by Dr. Bo.',
    ],
    ['does not end in a number of a version', 'New since v1.2 and No. 5. More.', 'New since v1.2 and No. 5.'],
    ['ends before code', 'Has `a`. `b` is new.', 'Has `a`.'],
    ['ends after a short word', 'Is it on? No. Set it.', 'Is it on?'],
    ['ends at the full stop of another script', '文を採点する。高いほど良い。', '文を採点する。'],
    ['does not end in code or a link', '`a. b` [c. d](https://e.com) e. More.', '`a. b` [c. d](https://e.com) e.'],
    ['is of the first paragraph', '| a. b |\n| --- |\n\n# c. d\n\ne\n\nf. g', 'e'],
    ['is empty without a paragraph', '```\na. b\n```', ''],
    ['does not end at a line break', 'Scores\na text. More.', 'Scores\na text.'],
    ['is the whole text if no sentence ends', ' Scores a text ', 'Scores a text'],
  ])('%s', (_behavior, markdown, sentence) => {
    expect(firstSentence(markdown)).toBe(sentence);
  });
});
