import { describe, expect, it } from 'vitest';

import { checkFrontMatter } from '../../../plugins/front-matter/checkFrontMatter';
import type { PageKind } from '../../../plugins/front-matter/pageKind';

const DESCRIPTION = 'Says in one or two plain sentences what a reader of this page can do afterwards.';
const page = { title: 'Tone', description: DESCRIPTION };
const doc = { ...page, sidebar_position: 2 };
const metric = { ...doc, direction: 'higher' };
const v3Metric = { ...metric, title: 'Tone (legacy API)', sidebar_label: 'Tone' };
const post = { ...page, slug: 'tone-1', tags: ['news'] };
const reference = { id: 'tone', title: 'Tone', description: 'Scores.', slug: '/tone' };

function check(kind: PageKind, frontMatter: Record<string, unknown>): () => void {
  const source = ['---', ...Object.keys(frontMatter).map((field) => `${field}: …`), '---', '', 'direction: no'].join(
    '\n',
  );
  return () => checkFrontMatter(kind, frontMatter, 'docs/tone.mdx', source);
}

describe('checkFrontMatter accepts', () => {
  it.each<[string, PageKind, Record<string, unknown>]>([
    ['a doc with the required fields only', 'doc', doc],
    ['a doc with every field', 'doc', { ...page, sidebar_label: 'T', sidebar_position: 1, keywords: ['t'], slug: '/' }],
    ['a metric with a direction', 'metric', metric],
    ['a metric between two others', 'metric', { ...metric, sidebar_position: 9.5 }],
    ['a legacy metric', 'v3-metric', v3Metric],
    ['a shield', 'shield', { ...doc, title: 'Tone shield' }],
    ['a task', 'task', doc],
    ['a post', 'post', post],
    ['a page', 'page', page],
    ['a page of the reference, whose description may be short', 'reference', reference],
    ['a page of a legacy operation', 'reference', { ...reference, deprecated: true }],
    ['a description of 70 characters', 'page', { ...page, description: 'x'.repeat(70) }],
    ['a description of 160 characters', 'page', { ...page, description: 'x'.repeat(160) }],
  ])('%s', (_case, kind, frontMatter) => {
    expect(check(kind, frontMatter)).not.toThrow();
  });
});

describe('checkFrontMatter refuses', () => {
  it.each<[string, PageKind, Record<string, unknown>, string]>([
    ['a doc without a place in the sidebar', 'doc', page, 'missing front matter field "sidebar_position"'],
    ['a title that ends a script', 'doc', { ...doc, title: 'A </SCRIPT> B' }, 'wrong front matter field "title"'],
    ['a title with an HTML comment', 'doc', { ...doc, title: 'A <!-- B' }, 'wrong front matter field "title"'],
    ['a shield by another name', 'shield', { ...doc, title: 'Tone guard' }, 'wrong front matter field "title"'],
    [
      'a legacy metric by the name of its successor',
      'v3-metric',
      { ...v3Metric, title: 'Tone' },
      'wrong front matter field "title"',
    ],
    [
      'a legacy metric without a label',
      'v3-metric',
      { ...metric, title: v3Metric.title },
      'missing front matter field "sidebar_label"',
    ],
    [
      'a legacy metric without a direction',
      'v3-metric',
      { ...v3Metric, direction: undefined },
      'missing front matter field "direction"',
    ],
    ['a task with a direction', 'task', metric, 'unknown front matter field "direction"'],
    [
      'a description of 69 characters',
      'page',
      { ...page, description: 'x'.repeat(69) },
      'wrong front matter field "description"',
    ],
    [
      'a description of 161 characters',
      'page',
      { ...page, description: 'x'.repeat(161) },
      'wrong front matter field "description"',
    ],
    [
      'a doc that says itself that it is deprecated',
      'doc',
      { ...doc, deprecated: true },
      'unknown front matter field "deprecated"',
    ],
    ['an empty title', 'doc', { ...doc, title: '' }, 'wrong front matter field "title"'],
    ['a doc with a slug of its own', 'doc', { ...doc, slug: '/tone' }, 'wrong front matter field "slug"'],
    ['a metric with a slug', 'metric', { ...metric, slug: '/' }, 'unknown front matter field "slug"'],
    ['a doc with a direction', 'doc', metric, 'unknown front matter field "direction"'],
    ['a post without tags', 'post', { ...post, tags: [] }, 'wrong front matter field "tags"'],
    ['a post with a slug in capitals', 'post', { ...post, slug: 'Tone' }, 'wrong front matter field "slug"'],
    ['a page with keywords', 'page', { ...page, keywords: ['a'] }, 'unknown front matter field "keywords"'],
    [
      'a reference page with an edit link',
      'reference',
      { ...reference, custom_edit_url: 'x' },
      'unknown front matter field "custom_edit_url"',
    ],
  ])('%s', (_case, kind, frontMatter, problem) => {
    expect(check(kind, frontMatter)).toThrow(new RegExp(`^docs/tone\\.mdx:\\d+: ${problem}\n`));
  });

  it('a misspelt field, and corrects it', () => {
    expect(check('doc', { ...page, sidebar_postion: 2 })).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone.mdx:4: unknown front matter field "sidebar_postion"
        expected: only title, description, sidebar_label, sidebar_position, keywords, slug
        found:    sidebar_postion: 2
        why:      Nothing reads the field: a misspelled one would be lost in silence.
        remedy:   write "sidebar_position"]
    `);
  });

  it('an invented field, and says to remove it', () => {
    expect(check('page', { ...page, mood: ['calm'] })).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone.mdx:4: unknown front matter field "mood"
        expected: only title, description
        found:    mood: ["calm"]
        why:      Nothing reads the field: a misspelled one would be lost in silence.
        remedy:   remove the field]
    `);
  });

  it('a missing field, and names it', () => {
    expect(check('page', { title: 'Tone' })).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone.mdx:1: missing front matter field "description"
        expected: text of 70 to 160 characters
        found:    nothing
        why:      Search engines, link previews and llms.txt show it: one or two plain sentences.
        remedy:   add a line "description: …" between the --- lines at the top of the file]
    `);
  });

  it('a text that is too short, and counts its characters', () => {
    expect(check('page', { title: 'Tone', description: 'Short.' })).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone.mdx:3: wrong front matter field "description"
        expected: text of 70 to 160 characters
        found:    "Short." (6 characters)
        why:      Search engines, link previews and llms.txt show it: one or two plain sentences.
        remedy:   mend "description" between the --- lines at the top of the file]
    `);
  });

  it('a value of the wrong type', () => {
    expect(check('doc', { ...doc, sidebar_position: 'first' })).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone.mdx:4: wrong front matter field "sidebar_position"
        expected: a number above 0
        found:    "first" (5 characters)
        why:      Order inside the folder, 1 first: without it the page falls behind all others.
        remedy:   mend "sidebar_position" between the --- lines at the top of the file]
    `);
  });

  it('a value outside its list', () => {
    expect(check('metric', { ...metric, direction: 'up' })).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone.mdx:5: wrong front matter field "direction"
        expected: one of higher, lower, ease, target, findings, estimate
        found:    "up" (2 characters)
        why:      Readers must not have to guess which end of the scale is good; the line below the title says it.
        remedy:   mend "direction" between the --- lines at the top of the file]
    `);
  });

  it('a wrong item of a list, and names its place', () => {
    expect(check('doc', { ...doc, keywords: ['tone', 7] })).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone.mdx:5: wrong front matter field "keywords.1"
        expected: a list of words
        found:    ["tone",7]
        why:      Words that readers search for and the page does not use.
        remedy:   mend "keywords.1" between the --- lines at the top of the file]
    `);
  });

  it('a field in its own line, and not one of the text', () => {
    expect(check('doc', metric)).toThrow(/^docs\/tone\.mdx:5: unknown front matter field "direction"/);
  });

  it('an unknown field before anything else, because a typo is the likeliest cause', () => {
    expect(check('page', { titel: 'Tone', description: DESCRIPTION })).toThrow('unknown front matter field "titel"');
  });
});
