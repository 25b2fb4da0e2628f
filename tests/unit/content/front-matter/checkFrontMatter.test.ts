import { describe, expect, it } from 'vitest';

import { checkFrontMatter } from '../../../../plugins/content/front-matter/checkFrontMatter';
import type { PageKind } from '../../../../plugins/content/front-matter/pageKind';
import { errorDetails } from '../../../support/errorDetails';

const DESCRIPTION = 'Says in one or two plain sentences what a reader of this page can do afterwards.';
const page = { title: 'Tone', description: DESCRIPTION };
const doc = { ...page, sidebar_position: 2 };
const metric = { ...doc, direction: 'higher' };
const v3Metric = { ...metric, title: 'Tone (legacy API)', sidebar_label: 'Tone' };
const post = { ...page, slug: 'tone-1', tags: ['news'] };
/** Values of each field of Docusaurus that are valid, and values that are not. */
const FIELDS: Record<string, { valid: unknown[]; invalid: unknown[] }> = {
  keywords: { valid: [['a', 'b']], invalid: ['a, b', [7], ['</script>']] },
  image: { valid: ['./a.png', '/img/a.png', 'https://cdn.example/a.png'], invalid: ['', 7] },
  slug: { valid: ['tone', '/tone', 'a/b', '/a/b'], invalid: ['a b', '/a?b', '../a', 'a//b', 7, ''] },
  hide_table_of_contents: { valid: [true, false], invalid: ['yes'] },
  toc_min_heading_level: { valid: [2, 6], invalid: [1, 7, 2.5, '2'] },
  toc_max_heading_level: { valid: [2, 6], invalid: [1, 7] },
  draft: { valid: [true, false], invalid: ['true'] },
  unlisted: { valid: [true, false], invalid: [1] },
  last_update: {
    valid: [
      { date: '2026-01-31' },
      { date: new Date() },
      { author: 'Ann' },
      { date: '2026-01-31 10:00', author: 'Ann' },
    ],
    invalid: [{ date: 'soon' }, { dat: '2026-01-31' }, '2026-01-31', { date: 7 }],
  },
  mdx: { valid: [{ format: 'md' }], invalid: [{ format: 'html' }, 'md'] },
};

const DOC_FIELDS: typeof FIELDS = {
  ...FIELDS,
  id: { valid: ['tone', 'tone-2'], invalid: ['a/b', '', 7] },
  hide_title: { valid: [true], invalid: ['yes'] },
  sidebar_key: { valid: ['a'], invalid: [7] },
  sidebar_label: { valid: ['Tone'], invalid: ['', '</script>'] },
  sidebar_class_name: { valid: ['wide tall'], invalid: [['wide']] },
  sidebar_custom_props: { valid: [{ any: [1] }], invalid: ['any'] },
  displayed_sidebar: { valid: ['docs', null], invalid: [7] },
  tags: { valid: [['a', { label: 'B', permalink: '/b' }], []], invalid: ['a', [7], [{ label: 'B' }]] },
  pagination_label: { valid: ['Tone'], invalid: [7] },
  pagination_next: { valid: ['folder/tone', null], invalid: [7, ''] },
  pagination_prev: { valid: ['folder/tone', null], invalid: [7] },
  custom_edit_url: { valid: ['https://git.example/a', '', null], invalid: [7] },
  parse_number_prefixes: { valid: [false], invalid: ['no'] },
};

const POST_FIELDS: typeof FIELDS = {
  ...FIELDS,
  title_meta: { valid: ['Tone'], invalid: [7] },
  sidebar_label: { valid: ['Tone'], invalid: [7] },
  date: { valid: ['2026-01-31', new Date(), '2026-01-31 10:00'], invalid: ['soon', 7] },
  tags: { valid: [['a'], []], invalid: ['a', [7]] },
  authors: {
    valid: [
      'ann',
      ['ann', { key: 'bo', title: 'Guest' }],
      { name: 'Ann', url: 'https://a.example', image_url: '/a.png' },
    ],
    invalid: [7, [7], { name: 'Ann', image_url: 'https://img.example/a.png' }, { name: '</script>' }],
  },
  author: { valid: ['Ann'], invalid: [7] },
  author_image_url: { valid: ['/img/a.png'], invalid: ['https://img.example/a.png'] },
  hide_reading_time: { valid: [true], invalid: ['yes'] },
};

const PAGE_FIELDS: typeof FIELDS = { ...FIELDS, wrapperClassName: { valid: ['wide'], invalid: [7] } };

const cases = (kind: PageKind, frontMatter: Record<string, unknown>, fields: typeof FIELDS) =>
  Object.entries(fields).map(([field, values]) => ({ kind, frontMatter, field, ...values }));

const reference = { id: 'tone', title: 'Tone', description: 'Scores.', slug: '/tone' };

/** Validates a page with one line per field, whose text has another line that looks like a field. */
function check(kind: PageKind, frontMatter: Record<string, unknown>): void {
  const fields = Object.keys(frontMatter).map((field) => `${field}: …`);
  checkFrontMatter(kind, frontMatter, 'docs/tone.mdx', ['---', ...fields, '---', '', 'direction: no'].join('\n'));
}

type Case = [name: string, kind: PageKind, frontMatter: Record<string, unknown>];

describe('checkFrontMatter', () => {
  it.each<Case>([
    ['a doc with the required fields only', 'doc', doc],
    ['the landing page', 'doc', { ...doc, slug: '/' }],
    ['a metric with a direction', 'metric', metric],
    ['a metric between two others', 'metric', { ...metric, sidebar_position: 9.5 }],
    ['a legacy metric', 'v3-metric', v3Metric],
    ['a shield', 'shield', { ...doc, title: 'Tone shield' }],
    ['a task', 'task', doc],
    ['a post', 'post', post],
    ['a page', 'page', page],
    ['a reference page with a short description', 'reference', reference],
    ['a reference page of a legacy operation', 'reference', { ...reference, deprecated: true }],
    ['a doc without front matter', 'doc', {}],
    ['a post without front matter', 'post', {}],
    ['a page without front matter', 'page', {}],
  ])('accepts %s', (_case, kind, frontMatter) => {
    expect(() => check(kind, frontMatter)).not.toThrow();
  });

  it.each<[...Case, problem: string, field: string]>([
    [
      'a legacy metric without a label',
      'v3-metric',
      { ...v3Metric, sidebar_label: undefined },
      'missing',
      'sidebar_label',
    ],
    ['a legacy metric without a direction', 'v3-metric', { ...v3Metric, direction: undefined }, 'missing', 'direction'],
    ['an empty title', 'doc', { ...doc, title: '' }, 'invalid', 'title'],
    ['a script tag in a title', 'doc', { ...doc, title: 'A </SCRIPT> B' }, 'invalid', 'title'],
    ['an HTML comment in a title', 'doc', { ...doc, title: 'A <!-- B' }, 'invalid', 'title'],
    ['a shield with another title', 'shield', { ...doc, title: 'Tone guard' }, 'invalid', 'title'],
    [
      'a legacy metric with the title of its successor',
      'v3-metric',
      { ...v3Metric, title: 'Tone' },
      'invalid',
      'title',
    ],
    ['a task with a direction', 'task', metric, 'unknown', 'direction'],
    ['a doc with a direction', 'doc', metric, 'unknown', 'direction'],
    ['a doc that is marked as deprecated', 'doc', { ...doc, deprecated: true }, 'unknown', 'deprecated'],
    ['a page with a sidebar position', 'page', { ...page, sidebar_position: 1 }, 'unknown', 'sidebar_position'],
    ['a post with a wrapper class', 'post', { ...post, wrapperClassName: 'wide' }, 'unknown', 'wrapperClassName'],
    ['a doc with authors', 'doc', { ...doc, authors: ['ann'] }, 'unknown', 'authors'],
    ['a post with an id', 'post', { ...post, id: 'tone' }, 'invalid', 'id'],
    [
      'a reference page with an edit link',
      'reference',
      { ...reference, custom_edit_url: 'x' },
      'unknown',
      'custom_edit_url',
    ],
    ['a typo before an unrelated error', 'page', { titel: 'Tone', description: 'Short.' }, 'unknown', 'titel'],
  ])('rejects %s', (_case, kind, frontMatter, problem, field) => {
    expect(errorDetails(() => check(kind, frontMatter)).problem).toBe(`${problem} front matter field "${field}"`);
  });

  it.each<[...Case, details: object]>([
    [
      'the correct spelling of a misspelled field',
      'doc',
      { ...page, sidebar_postion: 2 },
      {
        file: 'docs/tone.mdx:4',
        expected: expect.stringMatching(/^only title, .*sidebar_position/) as string,
        found: 'sidebar_postion: 2',
        remedy: 'write "sidebar_position"',
      },
    ],
    [
      'an unknown field that resembles no other',
      'page',
      { ...page, mood: ['calm'] },
      { file: 'docs/tone.mdx:4', found: 'mood: ["calm"]', remedy: 'remove the field' },
    ],
    [
      'a missing field in the first line',
      'metric',
      doc,
      { file: 'docs/tone.mdx:1', expected: 'one of higher, lower, ease, target, findings, estimate', found: 'nothing' },
    ],
    [
      'the length of a text',
      'page',
      { title: 'Tone', slug: 'a b' },
      { file: 'docs/tone.mdx:3', found: '"a b" (3 characters)' },
    ],
    [
      'a value of the wrong type',
      'doc',
      { ...doc, sidebar_position: 'first' },
      { file: 'docs/tone.mdx:4', expected: 'a number' },
    ],
    [
      'the values of an enum',
      'metric',
      { ...metric, direction: 'up' },
      { file: 'docs/tone.mdx:5', expected: 'one of higher, lower, ease, target, findings, estimate' },
    ],
    [
      'the index of an invalid list item',
      'doc',
      { ...doc, keywords: ['tone', 7] },
      { file: 'docs/tone.mdx:5', problem: 'invalid front matter field "keywords.1"', found: '["tone",7]' },
    ],
    ['the line in the front matter, not one of the text', 'doc', metric, { file: 'docs/tone.mdx:5' }],
  ])('reports %s', (_case, kind, frontMatter, details) => {
    expect(errorDetails(() => check(kind, frontMatter))).toMatchObject(details);
  });

  it.each([...cases('doc', doc, DOC_FIELDS), ...cases('post', post, POST_FIELDS), ...cases('page', page, PAGE_FIELDS)])(
    'validates the field $field of a $kind',
    ({ kind, frontMatter, field, valid, invalid }) => {
      for (const value of valid) expect(() => check(kind, { ...frontMatter, [field]: value })).not.toThrow();
      for (const value of invalid) {
        const { problem } = errorDetails(() => check(kind, { ...frontMatter, [field]: value }));
        expect(problem, JSON.stringify(value)).toMatch(`invalid front matter field "${field}`);
      }
    },
  );
});
