import { load, type CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';

import { comparisonPage } from '../../../src/render/comparisonPage';
import { compare, viewOf } from '../fixtures';

const SHARED = {
  layout: {
    language: { lang: 'ar', dir: 'rtl' },
    head: '',
    before: '<script>0</script>',
    footer: () => '<footer>Terms</footer>',
    mainId: 'skip_0',
  },
  siteUrl: 'https://docs.test',
  basePath: '/base/',
  siteTitle: 'Acme "docs" & more',
  styles: 'assets/css/compare.1234.css',
};

const render = (older: string, newer: string, pageTitle = 'Tone') =>
  load(comparisonPage(viewOf(compare(older, newer), { pageTitle }), SHARED));

const textsOf = ($: CheerioAPI, selector: string) => Array.from($(selector), (node) => $(node).text());
const htmlOfEach = ($: CheerioAPI, selector: string) => Array.from($(selector), (node) => $(node).html());

const LABEL = (word: string) => `<span class="compare-sign">${word}</span>`;

it('a page has the language and the direction of its layout', () => {
  expect(render('', 'Send it.')('html').attr()).toEqual({ lang: 'ar', dir: 'rtl' });
});

describe('a passage', () => {
  it.each([
    ['has a label if it was removed', 'Send it.', '', [`${LABEL('Removed')}<p><del>Send it.</del></p>`]],
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
      'One ripe apple.\n\nTwo **ripe** pears.',
      [
        `${LABEL('Changed')}<p>One <del>red</del><ins>ripe</ins> apple.</p>`,
        `${LABEL('Changed')}<p>Two <del>green</del><ins><strong>ripe</strong></ins> pears.</p>`,
      ],
    ],
  ])('%s', (_case, older, newer, passages) => {
    expect(htmlOfEach(render(older, newer), '.compare-passage')).toEqual(passages);
  });

  it('is folded with its neighbors if it is unchanged', () => {
    const $ = render('Same.\n\nAs it was.', 'Same.\n\nAs it was.\n\nNew words.');
    expect(textsOf($, 'details:not([open]) > summary')).toEqual(['2 unchanged blocks']);
    expect($('details').text()).toContain('Same.');
    expect($('details').next().text()).toContain('New words.');
  });
});

it('tables and code say what happened to each row and line, and can be scrolled with the keyboard', () => {
  const code = (n: number) => `\n\n\`\`\`json\n{\n  "n": ${n}\n}\n\`\`\``;
  const table = (...rows: string[]) => ['| Name | Type |', '| --- | --- |', ...rows].join('\n');
  const $ = render(
    table('| id | number |', '| old | any |') + code(1),
    table('| id | string |', '| a | b |') + code(2),
  );
  expect(textsOf($, 'tr > :first-child')).toEqual(['Change', 'Changed', 'Removed', 'Added']);
  expect([textsOf($, 'tbody del'), textsOf($, 'tbody ins')]).toEqual([
    ['number', 'old', 'any'],
    ['string', 'a', 'b'],
  ]);
  expect([$('pre del').text(), $('pre ins').text()]).toEqual(['-   "n": 1\n', '+   "n": 2\n']);
  expect($('.compare-table[tabindex="0"], pre[tabindex="0"]')).toHaveLength(2);
});

describe('headings', () => {
  const older =
    '## Send it\n\nSend the text as JSON.\n\n## Read it\n\nScores are numbers, high or low.\n\n## Old\n\nGone.';
  const newer =
    '## Read it\n\nScores are numbers, high or low.\n\nNo more.\n\n## Send them\n\nSend the text as JSON.\n\n##### New\n\nCame.';
  const $ = render(older, newer);

  it('have labels', () => {
    const headings = Array.from($('h2, h3, h4'), (node) => [node.tagName, $(node).attr('id'), $(node).html()]);
    expect(headings).toEqual([
      ['h2', 'section-1', 'Tone'],
      ['h2', 'section-2', 'Read it'],
      ['h2', 'section-3', `<del>Old</del> ${LABEL('Removed')}`],
      ['h2', 'section-4', `Send <del>it</del><ins>them</ins> ${LABEL('Changed')} ${LABEL('Moved')}`],
      ['h4', 'section-5', `<ins>New</ins> ${LABEL('Added')}`],
    ]);
  });

  it('of sections with changes are linked by their newer text', () => {
    const jumps = Array.from($('nav.compare-jumps a'), (node) => [node.attribs.href, $(node).text()]);
    expect(jumps).toEqual([
      ['#section-2', 'Read it'],
      ['#section-3', 'Old'],
      ['#section-4', 'Send them'],
      ['#section-5', 'New'],
    ]);
  });

  it('are not linked if only one section changed', () => {
    expect(render('## One\n\nA.', '## One\n\nB.')('nav').length).toBe(0);
  });
});

it('a comparison starts with a title, links to both pages, counts and an explanation', () => {
  const $ = render('One.', 'Two.');
  expect($('h1').text()).toBe('Tone: v1 to v2');
  expect(Array.from($('a'), (node) => node.attribs.href)).toEqual(['/base/docs/v1/tone/', '/base/docs/tone/']);
  expect($('.compare-legend').text()).toBe(
    'Changed: 2 text changes. How to read this: removed words, added words; unchanged blocks are folded.',
  );
});

describe('HTML characters', () => {
  it.each(['</title><script>alert(1)</script>', '"><script>alert(1)</script>', 'A & B "C" \'D\''])(
    'of a title do not become elements: %s',
    (title) => {
      const $ = render('One.', 'Two.', title);
      expect($('script').length).toBe(1);
      expect($('title').text()).toBe(`${title}: v1 to v2 | Acme "docs" & more`);
      expect($('meta[name=description]').attr('content')).toBe(
        `What changed on the page “${title}” between docs v1 and v2.`,
      );
      expect($('h1').text()).toBe(`${title}: v1 to v2`);
    },
  );

  it('of texts do not become elements', () => {
    const $ = render('One.', '\\<script>alert("1")\\</script> &amp;\n\n## \\<b>\n\n`<i>`\n\n```html\n<u>\n```');
    expect($('main').find('script, b, i, u').length).toBe(0);
    expect($('.compare-passage').text()).toContain('<script>alert("1")</script> &');
    expect([$('h2').last().text(), $('p code').text(), $('pre').text()]).toEqual(['<b> Added', '<i>', '+ <u>\n']);
  });
});
