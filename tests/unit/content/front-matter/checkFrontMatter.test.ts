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
    ['a doc with every field', 'doc', { ...page, sidebar_label: 'T', sidebar_position: 1, keywords: ['t'], slug: '/' }],
    ['a metric with a direction', 'metric', metric],
    ['a metric between two others', 'metric', { ...metric, sidebar_position: 9.5 }],
    ['a legacy metric', 'v3-metric', v3Metric],
    ['a shield', 'shield', { ...doc, title: 'Tone shield' }],
    ['a task', 'task', doc],
    ['a post', 'post', post],
    ['a page', 'page', page],
    ['a reference page with a short description', 'reference', reference],
    ['a reference page of a legacy operation', 'reference', { ...reference, deprecated: true }],
    ['a description of 70 characters', 'page', { ...page, description: 'x'.repeat(70) }],
    ['a description of 160 characters', 'page', { ...page, description: 'x'.repeat(160) }],
  ])('accepts %s', (_case, kind, frontMatter) => {
    expect(() => check(kind, frontMatter)).not.toThrow();
  });

  it.each<[...Case, problem: string, field: string]>([
    ['a doc without a sidebar position', 'doc', page, 'missing', 'sidebar_position'],
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
    ['a description of 69 characters', 'page', { ...page, description: 'x'.repeat(69) }, 'invalid', 'description'],
    ['a description of 161 characters', 'page', { ...page, description: 'x'.repeat(161) }, 'invalid', 'description'],
    ['a doc with its own slug', 'doc', { ...doc, slug: '/tone' }, 'invalid', 'slug'],
    ['a post without tags', 'post', { ...post, tags: [] }, 'invalid', 'tags'],
    ['a post with an uppercase slug', 'post', { ...post, slug: 'Tone' }, 'invalid', 'slug'],
    ['a task with a direction', 'task', metric, 'unknown', 'direction'],
    ['a doc with a direction', 'doc', metric, 'unknown', 'direction'],
    ['a doc that is marked as deprecated', 'doc', { ...doc, deprecated: true }, 'unknown', 'deprecated'],
    ['a metric with a slug', 'metric', { ...metric, slug: '/' }, 'unknown', 'slug'],
    ['a page with keywords', 'page', { ...page, keywords: ['a'] }, 'unknown', 'keywords'],
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
        expected: 'only title, description, sidebar_label, sidebar_position, keywords, slug',
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
      'page',
      { title: 'Tone' },
      { file: 'docs/tone.mdx:1', expected: 'text of 70 to 160 characters', found: 'nothing' },
    ],
    [
      'the length of a text',
      'page',
      { title: 'Tone', description: 'Short.' },
      { file: 'docs/tone.mdx:3', found: '"Short." (6 characters)' },
    ],
    [
      'a value of the wrong type',
      'doc',
      { ...doc, sidebar_position: 'first' },
      { file: 'docs/tone.mdx:4', expected: 'a number above 0' },
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
});
