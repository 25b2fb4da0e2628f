import { load, type CheerioAPI } from 'cheerio';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';

import type { BodyChange } from '../../../src/compare/comparison';
import { comparisonElements } from '../../../src/render/comparisonElements';
import type { ComparisonView } from '../../../src/render/comparisonViews';
import { compare, viewBetween, viewOf } from '../fixtures';

const htmlOf = (view: ComparisonView) => toHtml(comparisonElements(view, '/base/'));
const render = (view: ComparisonView) => load(htmlOf(view));

const textsOf = ($: CheerioAPI, selector: string) => Array.from($(selector), (node) => $(node).text());
const htmlOfEach = ($: CheerioAPI, selector: string) => Array.from($(selector), (node) => $(node).html());

const LABEL = (word: string) => `<span class="compare-sign">${word}</span>`;

describe('a passage', () => {
  it.each([
    ['has a label if it was added', '', 'Send it.', [`${LABEL('Added')}<p><ins>Send it.</ins></p>`]],
    ['has a label if it was removed', 'Send it.', '', [`${LABEL('Removed')}<p><del>Send it.</del></p>`]],
    [
      'has a label if it changed',
      'Send the text now.',
      'Send the text **later**.',
      [`${LABEL('Changed')}<p>Send the text <del>now</del><ins><strong>later</strong></ins>.</p>`],
    ],
    [
      'shares its label with added neighbors',
      '',
      'One `id`.\n\n- Two _pears_.\n\n3. Three.',
      [
        `${LABEL('Added')}<p><ins>One <code>id</code>.</ins></p><ul><li><ins>Two <em>pears</em>.</ins></li></ul><ol><li value="3"><ins>Three.</ins></li></ol>`,
      ],
    ],
    [
      'has its own label if it changed next to another',
      'One red apple.\n\nTwo green pears.',
      'One ripe apple.\n\nTwo ripe pears.',
      [
        `${LABEL('Changed')}<p>One <del>red</del><ins>ripe</ins> apple.</p>`,
        `${LABEL('Changed')}<p>Two <del>green</del><ins>ripe</ins> pears.</p>`,
      ],
    ],
  ])('%s', (_case, older, newer, passages) => {
    expect(htmlOfEach(render(viewBetween(older, newer)), '.compare-passage')).toEqual(passages);
  });

  it.each([
    ['alone', 'Same.', 'Same.\n\nNew words.', '1 passage unchanged'],
    ['together with its neighbors', 'Same.\n\nAs it was.', 'Same.\n\nAs it was.\n\nNew words.', '2 passages unchanged'],
  ])('is folded %s if it is unchanged', (_case, older, newer, summary) => {
    const $ = render(viewBetween(older, newer));
    const folds = $('details');
    expect(textsOf($, 'details > summary')).toEqual([summary]);
    expect(folds.text()).toContain('Same.');
    expect(folds.attr('open')).toBeUndefined();
    expect(folds.next().text()).toContain('New words.');
  });
});

describe('a table', () => {
  const table = (...rows: string[]) => ['| Name | Type |', '| --- | --- |', ...rows].join('\n');
  const $ = render(
    viewBetween(
      table('| text | string |', '| id | number |', '| old | string |'),
      table('| text | string |', '| id | string |', '| key | list of them |'),
    ),
  );

  it('says what happened to each row, marks words and can be scrolled with the keyboard', () => {
    expect(textsOf($, 'tr > :first-child')).toEqual(['Change', '', 'Changed', 'Removed', 'Added']);
    expect(textsOf($, 'tbody del')).toEqual(['number', 'old', 'string']);
    expect(textsOf($, 'tbody ins')).toEqual(['string', 'key', 'list of them']);
    expect($('.compare-table').attr('tabindex')).toBe('0');
  });
});

it('code has a prefix before each line, marks lines and can be scrolled with the keyboard', () => {
  const $ = render(viewBetween('```json\n{\n  "n": 1\n}\n```', '```json\n{\n  "n": 2\n}\n```'));
  expect($('pre').text()).toBe('  {\n-   "n": 1\n+   "n": 2\n  }\n');
  expect([$('pre del').text(), $('pre ins').text()]).toEqual(['-   "n": 1\n', '+   "n": 2\n']);
  expect($('pre').attr('tabindex')).toBe('0');
});

describe('headings', () => {
  const older =
    '## Send it\n\nSend the text as JSON.\n\n## Read it\n\nScores are numbers, high or low.\n\n## Old\n\nGone.';
  const newer =
    '## Read it\n\nScores are numbers, high or low.\n\nNo more.\n\n## Send them\n\nSend the text as JSON.\n\n### New\n\nCame.';
  const $ = render(viewBetween(older, newer));

  it('have labels', () => {
    const headings = Array.from($('h2, h3'), (node) => [node.tagName, $(node).attr('id'), $(node).html()]);
    expect(headings).toEqual([
      ['h2', 'section-1', 'Read it'],
      ['h2', 'section-2', `${LABEL('Removed')} <del>Old</del>`],
      ['h2', 'section-3', `${LABEL('Changed')} ${LABEL('Moved')} Send <del>it</del><ins>them</ins>`],
      ['h3', 'section-4', `${LABEL('Added')} <ins>New</ins>`],
    ]);
  });

  it('are linked by their newer text', () => {
    const jumps = Array.from($('nav.compare-jumps a'), (node) => [node.attribs.href, $(node).text()]);
    expect(jumps).toEqual([
      ['#section-1', 'Read it'],
      ['#section-2', 'Old'],
      ['#section-3', 'Send them'],
      ['#section-4', 'New'],
    ]);
    expect($('nav').attr('aria-label')).toBe('Changed sections');
  });

  it('are not linked if their section is unchanged', () => {
    const view = viewBetween('A.\n\n## One\n\nB.\n\n## Two', 'C.\n\n## One\n\nB.\n\n## Three');
    expect(textsOf(render(view), 'nav a')).toEqual(['Opening', 'Two', 'Three']);
  });

  it('are not linked if only one section changed', () => {
    expect(render(viewBetween('## One\n\nA.', '## One\n\nB.'))('nav').length).toBe(0);
  });

  it('have at most level 4', () => {
    expect(render(viewBetween('', '##### Deep'))('h4').text()).toBe('Added Deep');
  });
});

describe('the page', () => {
  it('starts with a title, counts and an explanation', () => {
    const $ = render(viewBetween('One.', 'Two.'));
    expect($('h1').text()).toBe('Tone: v1 to v2');
    expect($('.compare-summary').text()).toBe('Changed: 2 passages. Passages that did not change are folded.');
    expect($('.compare-legend').text()).toContain('added words are underlined');
  });

  it('links both pages and the other comparisons', () => {
    const others = [
      { label: 'Tone, v1 to next', path: 'compare/v1...next/tone/' },
      { label: 'Tone, v2 to next', path: 'compare/v2...next/tone/' },
    ];
    const $ = render(viewBetween('One.', 'Two.', { others }));
    expect(Array.from($('a'), (node) => [$(node).text(), node.attribs.href])).toEqual([
      ['v1', '/base/docs/v1/tone/'],
      ['v2', '/base/docs/tone/'],
      ['Tone, v1 to next', '/base/compare/v1...next/tone/'],
      ['Tone, v2 to next', '/base/compare/v2...next/tone/'],
    ]);
  });

  it('shows changed API fields in the first section', () => {
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
    const $ = render(viewOf({ ...comparison, bodies: [body], counts: { ...comparison.counts, fields: 4 } }));
    expect($('#api-fields').text()).toBe('API fields');
    expect($('h3').html()).toBe('Request of <code>/v1/tone</code> → <code>/v2/tone</code>');
    expect($('h3 + p').text()).toBe('This operation is now marked as soon to be deprecated.');
    expect(htmlOfEach($, '.compare-fields li')).toEqual([
      `${LABEL('Added')} <ins><code>n</code></ins><span class="muted"> · integer</span><span class="muted"> · optional</span>`,
      `${LABEL('Removed')} <del><code>old</code></del>`,
      `${LABEL('Renamed')} <span><code>response</code></span> → <span><code>text</code></span><span class="muted"> · now required</span>`,
      `${LABEL('Changed')} <span><code>id</code></span><p class="muted margin-bottom--none">Its <ins>key</ins></p>`,
    ]);
    expect($('nav a').first().attr('href')).toBe('#api-fields');
  });
});

describe('HTML characters in text', () => {
  const SCRIPT = '<script>alert("1")</script> & \'more\'';
  const title = `Tone ${SCRIPT}`;
  const view = viewBetween(
    'One.',
    `${'\\<script>alert("1")\\</script> &amp; \'more\''}\n\n## \\<b>\n\n\`<i>\`\n\n\`\`\`html\n<u>\n\`\`\``,
    {
      newer: { version: 'v2', title, path: 'docs/tone/' },
      others: [{ label: title, path: 'compare/x/' }],
    },
  );

  it('do not become elements', () => {
    const $ = render(view);
    expect($('script, b:not(.compare-passage b), i, u').length).toBe(0);
    expect($('h1').text()).toBe(`${title}: v1 to v2`);
    expect($('.compare-passage').text()).toContain(SCRIPT);
    expect($('a[href$="compare/x/"]').text()).toBe(title);
    expect([$('h2').last().text(), $('p code').text(), $('pre').text()]).toEqual(['Added <b>', '<i>', '+ <u>\n']);
  });
});
