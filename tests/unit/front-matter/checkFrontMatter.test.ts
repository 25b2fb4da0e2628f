import { describe, expect, it } from 'vitest';

import { checkFrontMatter } from '../../../plugins/front-matter/checkFrontMatter';
import type { PageKind } from '../../../plugins/front-matter/pageKind';

const DESCRIPTION = 'Says in one or two plain sentences what a reader of this page can do afterwards.';
const page = { title: 'Tone', description: DESCRIPTION };
const post = { ...page, slug: 'tone-1', tags: ['news'] };
const reference = { id: 'tone', title: 'Tone', description: 'Scores.', slug: '/tone' };

function check(kind: PageKind, frontMatter: Record<string, unknown>): () => void {
  return () => checkFrontMatter(kind, frontMatter, 'docs/tone.mdx');
}

describe('checkFrontMatter accepts', () => {
  it.each<[string, PageKind, Record<string, unknown>]>([
    ['a doc with the required fields only', 'doc', page],
    ['a doc with every field', 'doc', { ...page, sidebar_label: 'T', sidebar_position: 1, keywords: ['t'], slug: '/' }],
    ['a metric with a direction', 'metric', { ...page, direction: 'higher' }],
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
      { ...page, deprecated: true },
      'unknown front matter field "deprecated"',
    ],
    ['an empty title', 'doc', { ...page, title: '' }, 'wrong front matter field "title"'],
    ['a doc with a slug of its own', 'doc', { ...page, slug: '/tone' }, 'wrong front matter field "slug"'],
    [
      'a metric with a slug',
      'metric',
      { ...page, direction: 'higher', slug: '/' },
      'unknown front matter field "slug"',
    ],
    ['a doc with a direction', 'doc', { ...page, direction: 'higher' }, 'unknown front matter field "direction"'],
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
    expect(check(kind, frontMatter)).toThrow(`docs/tone.mdx: ${problem}\n`);
  });

  it('a misspelt field, and corrects it', () => {
    expect(check('doc', { ...page, sidebar_postion: 2 })).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone.mdx: unknown front matter field "sidebar_postion"
        expected: only title, description, sidebar_label, sidebar_position, keywords, slug
        found:    sidebar_postion: 2
        remedy:   write "sidebar_position"]
    `);
  });

  it('an invented field, and says to remove it', () => {
    expect(check('page', { ...page, mood: ['calm'] })).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone.mdx: unknown front matter field "mood"
        expected: only title, description
        found:    mood: ["calm"]
        remedy:   remove the field]
    `);
  });

  it('a missing field, and names it', () => {
    expect(check('page', { title: 'Tone' })).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone.mdx: missing front matter field "description"
        expected: text of 70 to 160 characters
        found:    nothing
        remedy:   mend "description" between the --- lines at the top of the file]
    `);
  });

  it('a text that is too short, and counts its characters', () => {
    expect(check('page', { title: 'Tone', description: 'Short.' })).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone.mdx: wrong front matter field "description"
        expected: text of 70 to 160 characters
        found:    "Short." (6 characters)
        remedy:   mend "description" between the --- lines at the top of the file]
    `);
  });

  it('a value of the wrong type', () => {
    expect(check('doc', { ...page, sidebar_position: 'first' })).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone.mdx: wrong front matter field "sidebar_position"
        expected: a number, 1 or more
        found:    "first" (5 characters)
        remedy:   mend "sidebar_position" between the --- lines at the top of the file]
    `);
  });

  it('a value outside its list', () => {
    expect(check('metric', { ...page, direction: 'up' })).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone.mdx: wrong front matter field "direction"
        expected: one of higher, lower, ease, target, findings, estimate
        found:    "up" (2 characters)
        remedy:   mend "direction" between the --- lines at the top of the file]
    `);
  });

  it('a wrong item of a list, and names its place', () => {
    expect(check('doc', { ...page, keywords: ['tone', 7] })).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone.mdx: wrong front matter field "keywords.1"
        expected: Invalid input: expected string, received number
        found:    ["tone",7]
        remedy:   mend "keywords.1" between the --- lines at the top of the file]
    `);
  });

  it('an unknown field before anything else, because a typo is the likeliest cause', () => {
    expect(check('page', { titel: 'Tone', description: DESCRIPTION })).toThrow('unknown front matter field "titel"');
  });
});
