import { load } from 'cheerio';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';

import { comparisonElements } from '../../../plugins/compare/comparisonElements';
import type { BodyChange } from '../../../plugins/compare/compareFields';
import type { ComparisonView } from '../../../plugins/compare/comparisonView';
import { compare, pageOf } from './outline';
import { viewBetween, viewOf } from './tinyView';

const htmlOf = (view: ComparisonView) => toHtml(comparisonElements(view, '/base/'));
const drawn = (view: ComparisonView) => load(htmlOf(view));

/** Passages without what stands above them, each as its HTML without the frame. */
function passagesOf(older: string, newer: string): string[] {
  const $ = drawn(viewBetween(older, newer));
  return $('.compare-passage')
    .toArray()
    .map((passage) => $(passage).html() ?? '');
}

const SIGN = (word: string) => `<span class="compare-sign">${word}</span>`;

describe('passages', () => {
  it.each([
    ['that came', '', 'Send it.', [`${SIGN('Added')}<p><ins>Send it.</ins></p>`]],
    ['that went', 'Send it.', '', [`${SIGN('Removed')}<p><del>Send it.</del></p>`]],
    [
      'that changed',
      'Send the text now.',
      'Send the text **later**.',
      [`${SIGN('Changed')}<p>Send the text <del>now</del><ins><strong>later</strong></ins>.</p>`],
    ],
    [
      'that came together under one sign',
      '',
      'One `id`.\n\n- Two _pears_.\n\n3. Three.',
      [
        `${SIGN('Added')}<p><ins>One <code>id</code>.</ins></p><ul><li><ins>Two <em>pears</em>.</ins></li></ul><ol><li value="3"><ins>Three.</ins></li></ol>`,
      ],
    ],
    [
      'that changed one by one under their own signs',
      'One red apple.\n\nTwo green pears.',
      'One ripe apple.\n\nTwo ripe pears.',
      [
        `${SIGN('Changed')}<p>One <del>red </del><ins>ripe </ins>apple.</p>`,
        `${SIGN('Changed')}<p>Two <del>green </del><ins>ripe </ins>pears.</p>`,
      ],
    ],
  ])('%s say so in words', (_case, older, newer, passages) => {
    expect(passagesOf(older, newer)).toEqual(passages);
  });

  it.each([
    ['one', 'Same.', 'Same.\n\nNew words.', '1 passage unchanged'],
    ['neighbors together', 'Same.\n\nAs it was.', 'Same.\n\nAs it was.\n\nNew words.', '2 passages unchanged'],
  ])('that did not change are folded in place: %s', (_case, older, newer, summary) => {
    const $ = drawn(viewBetween(older, newer));
    const folds = $('details');
    expect(folds.toArray().map((fold) => $(fold).find('summary').text())).toEqual([summary]);
    expect(folds.text()).toContain('Same.');
    expect(folds.attr('open')).toBeUndefined();
    expect(folds.next().text()).toContain('New words.');
  });
});

describe('tables', () => {
  const table = (...rows: string[]) => ['| Name | Type |', '| --- | --- |', ...rows].join('\n');
  const $ = drawn(
    viewBetween(
      table('| text | string |', '| id | number |', '| old | string |'),
      table('| text | string |', '| id | string |', '| key | list of them |'),
    ),
  );

  it('have a column with the change of each row in words', () => {
    const cells = $('tr')
      .toArray()
      .map((row) => $(row).children().first().text());
    expect(cells).toEqual(['Change', '', 'Changed', 'Removed', 'Added']);
  });

  it('mark words that came and went', () => {
    const marks = (tag: string) =>
      $(`tbody ${tag}`)
        .toArray()
        .map((mark) => $(mark).text());
    expect([marks('del'), marks('ins')]).toEqual([
      ['number', 'old', 'string'],
      ['string', 'key', 'list of them'],
    ]);
  });

  it('can be scrolled with the keyboard', () => {
    expect($('.compare-table').attr('tabindex')).toBe('0');
  });
});

describe('code', () => {
  const $ = drawn(viewBetween('```json\n{\n  "n": 1\n}\n```', '```json\n{\n  "n": 2\n}\n```'));

  it('has a sign before each line', () => {
    expect($('pre').text()).toBe('  {\n-   "n": 1\n+   "n": 2\n  }\n');
  });

  it('marks lines that came and went', () => {
    expect([$('pre del').text(), $('pre ins').text()]).toEqual(['-   "n": 1\n', '+   "n": 2\n']);
  });

  it('can be scrolled with the keyboard', () => {
    expect($('pre').attr('tabindex')).toBe('0');
  });
});

describe('headings', () => {
  const older =
    '## Send it\n\nSend the text as JSON.\n\n## Read it\n\nScores are numbers, high or low.\n\n## Old\n\nGone.';
  const newer =
    '## Read it\n\nScores are numbers, high or low.\n\nNo more.\n\n## Send them\n\nSend the text as JSON.\n\n### New\n\nCame.';
  const $ = drawn(viewBetween(older, newer));
  const headings = $('h2, h3')
    .toArray()
    .map((heading) => [heading.tagName, $(heading).attr('id'), $(heading).html()]);

  it('say what became of them', () => {
    expect(headings).toEqual([
      ['h2', 'section-1', 'Read it'],
      ['h2', 'section-2', `${SIGN('Removed')} <del>Old</del>`],
      ['h2', 'section-3', `${SIGN('Changed')} ${SIGN('Moved')} Send <del>it</del><ins>them</ins>`],
      ['h3', 'section-4', `${SIGN('Added')} <ins>New</ins>`],
    ]);
  });

  it('have an id each', () => {
    const ids = $('[id]')
      .toArray()
      .map((one) => $(one).attr('id'));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are jumped to by the words that they have now', () => {
    const jumps = $('nav.compare-jumps a')
      .toArray()
      .map((jump) => [$(jump).attr('href'), $(jump).text()]);
    expect(jumps).toEqual([
      ['#section-1', 'Read it'],
      ['#section-2', 'Old'],
      ['#section-3', 'Send them'],
      ['#section-4', 'New'],
    ]);
    expect($('nav').attr('aria-label')).toBe('Changed sections');
  });

  it('are not jumped to where nothing changed', () => {
    const some = drawn(viewBetween('A.\n\n## One\n\nB.\n\n## Two', 'C.\n\n## One\n\nB.\n\n## Three'));
    expect(
      some('nav a')
        .toArray()
        .map((jump) => some(jump).text()),
    ).toEqual(['Opening', 'Two', 'Three']);
  });

  it('need no jumps when one section changed', () => {
    expect(drawn(viewBetween('## One\n\nA.', '## One\n\nB.'))('nav').length).toBe(0);
  });

  it('below the fourth level stay at the fourth', () => {
    expect(drawn(viewBetween('', '##### Deep'))('h4').text()).toBe('Added Deep');
  });
});

describe('the page', () => {
  it('says what it compares, how much changed and how to read it', () => {
    const $ = drawn(viewBetween('One.', 'Two.'));
    expect($('h1').text()).toBe('Tone: v1 to v2');
    expect($('.compare-summary').text()).toBe('Changed: 2 passages. Passages that did not change are folded.');
    expect($('.compare-legend').text()).toContain('added words are underlined');
  });

  it('leads to both pages and to other comparisons', () => {
    const others = [
      { words: 'Tone, v1 to next', path: 'compare/v1...next/tone/' },
      { words: 'Tone, v2 to next', path: 'compare/v2...next/tone/' },
    ];
    const $ = drawn(viewBetween('One.', 'Two.', { others }));
    expect(
      $('a')
        .toArray()
        .map((link) => [$(link).text(), $(link).attr('href')]),
    ).toEqual([
      ['v1', '/base/docs/v1/tone/'],
      ['v2', '/base/docs/tone/'],
      ['Tone, v1 to next', '/base/compare/v1...next/tone/'],
      ['Tone, v2 to next', '/base/compare/v2...next/tone/'],
    ]);
  });

  it('shows title and description that changed', () => {
    const view = viewOf(compare(pageOf('', { title: 'Old tone' }), pageOf('', { description: 'Says what it is.' })));
    expect(
      drawn(view)('.compare-passage')
        .toArray()
        .map((one) => drawn(view)(one).text()),
    ).toEqual(['ChangedTitle: Old toneTone', 'ChangedDescription: Says what tone it is.']);
  });

  it('starts with a section of API fields', () => {
    const body: BodyChange = {
      part: 'request',
      from: '/v1/tone',
      to: '/v2/tone',
      isDeprecatedNow: true,
      rows: [
        { change: 'new', to: 'n', notes: ['integer', 'optional'] },
        { change: 'dropped', from: 'old', notes: [] },
        { change: 'renamed', from: 'response', to: 'text', notes: ['now required'] },
        {
          change: 'changed',
          from: 'id',
          to: 'id',
          notes: [],
          description: [
            { text: 'Its ', change: 'same' },
            { text: 'key', change: 'added' },
          ],
        },
      ],
    };
    const comparison = compare('One.', 'Two.');
    const $ = drawn(viewOf({ ...comparison, bodies: [body], counts: { ...comparison.counts, fields: 4 } }));
    expect($('#api-fields').text()).toBe('API fields');
    expect($('h3').html()).toBe('Request of <code>/v1/tone</code> → <code>/v2/tone</code>');
    expect($('h3 + p').text()).toBe('This operation is now marked as soon to be deprecated.');
    expect(
      $('.compare-fields li')
        .toArray()
        .map((row) => $(row).html()),
    ).toEqual([
      `${SIGN('Added')} <ins><code>n</code></ins><span class="compare-note"> · integer</span><span class="compare-note"> · optional</span>`,
      `${SIGN('Removed')} <del><code>old</code></del>`,
      `${SIGN('Renamed')} <span><code>response</code></span> → <span><code>text</code></span><span class="compare-note"> · now required</span>`,
      `${SIGN('Changed')} <span><code>id</code></span><p>Its <ins>key</ins></p>`,
    ]);
    expect($('nav a').first().attr('href')).toBe('#api-fields');
  });

  it('has no empty list for an operation of which no field differs', () => {
    const body: BodyChange = { part: 'request', from: '/v1/tone', to: '/v1/tone', isDeprecatedNow: true, rows: [] };
    const $ = drawn(viewOf({ ...compare('', ''), bodies: [body] }));
    expect([$('h3 + p').text(), $('ul').length]).toEqual(['This operation is now marked as soon to be deprecated.', 0]);
  });

  it('says that fields were not published before instead of calling them new', () => {
    const body: BodyChange = {
      part: 'reply',
      from: '/v1/tone',
      to: '/v1/tone',
      wasUnpublished: true,
      rows: [{ change: 'new', to: 'score', notes: [] }],
    };
    const $ = drawn(viewOf({ ...compare('', ''), bodies: [body] }));
    expect([$('h3').text(), $('h3 + p').text(), $('.compare-fields .compare-sign').text()]).toEqual([
      'Reply of /v1/tone',
      'These fields were not published before.',
      'Published',
    ]);
  });
});

describe('signs of HTML in a text', () => {
  const EVIL = '<script>alert("1")</script> & \'more\'';
  const title = `Tone ${EVIL}`;
  const view = viewBetween(
    'One.',
    `${'\\<script>alert("1")\\</script> &amp; \'more\''}\n\n## \\<b>\n\n\`<i>\`\n\n\`\`\`html\n<u>\n\`\`\``,
    {
      newer: { version: 'v2', title, path: 'docs/tone/' },
      others: [{ words: title, path: 'compare/x/' }],
    },
  );

  it('stay text', () => {
    const $ = drawn(view);
    expect($('script, b:not(.compare-passage b), i, u').length).toBe(0);
    expect($('h1').text()).toBe(`${title}: v1 to v2`);
    expect($('.compare-passage').text()).toContain(EVIL);
    expect($('.compare-others a').text()).toBe(title);
    expect([$('h2').last().text(), $('p code').text(), $('pre').text()]).toEqual(['Added <b>', '<i>', '+ <u>\n']);
  });

  it('are written as entities', () => {
    expect(htmlOf(view)).toContain('&#x3C;script>alert("1")&#x3C;/script> &#x26; \'more\'');
  });
});
