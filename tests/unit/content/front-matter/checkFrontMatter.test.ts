import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { checkFrontMatter } from '../../../../plugins/content/front-matter/checkFrontMatter';
import type { PageKind } from '../../../../plugins/content/front-matter/pageKind';

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
    ['a legacy metric', 'v3-metric', v3Metric],
    ['a reference page of a legacy operation', 'reference', { ...reference, deprecated: true }],
    ['a doc without front matter', 'doc', {}],
    ['fields of other sites', 'doc', { ...doc, layout: 'wide', categories: ['a'], nav_order: 3, status: 'beta' }],
    ['fields of other kinds of pages', 'doc', { ...metric, authors: ['ann'], date: '2026-01-31', deprecated: true }],
    ['short fields that resemble another', 'post', { ...post, name: 'a', path: 'b', update: 'c', id: 'tone' }],
    ['a field that resembles one of the page', 'doc', { ...doc, image: '/img/a.png', images: ['/img/a.png'] }],
  ])('accepts %s', (_case, kind, frontMatter) => {
    expect(() => check(kind, frontMatter)).not.toThrow();
  });

  it.each<[...Case, problem: string, field: string]>([
    ['a legacy metric without a direction', 'v3-metric', { ...v3Metric, direction: undefined }, 'missing', 'direction'],
    ['a shield with another title', 'shield', { ...doc, title: 'Tone guard' }, 'invalid', 'title'],
    ['a field with capitals', 'doc', { ...page, sidebarPosition: 2 }, 'unknown', 'sidebarPosition'],
    ['the singular of a field', 'post', { ...page, tag: ['news'] }, 'unknown', 'tag'],
    [
      'a misspelled field of another',
      'doc',
      { ...doc, last_update: { dat: '2026-01-31' } },
      'unknown',
      'last_update.dat',
    ],
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
        expected: expect.stringMatching(/^only id, title, .*sidebar_position/) as string,
        found: 'sidebar_postion: 2',
        remedy: 'write "sidebar_position"',
      },
    ],
    [
      'a missing field in the first line',
      'metric',
      doc,
      {
        file: 'docs/tone.mdx:1',
        expected: 'one of higher, lower, ease, simple, target, findings, estimate',
        found: 'nothing',
      },
    ],
    [
      'the line in the front matter, not one of the text',
      'metric',
      { ...metric, direction: 'up' },
      { file: 'docs/tone.mdx:5' },
    ],
  ])('reports %s', (_case, kind, frontMatter, details) => {
    expect(errorDetails(() => check(kind, frontMatter))).toMatchObject(details);
  });

  it('reports all errors of a page', () => {
    const run = () => check('metric', { titel: 'Tone', description: '', sidebar_lable: 'T', direction: 'up' });
    expect(run).toThrow(
      /^docs\/tone.mdx:2: unknown .*"titel"[^]*tone.mdx:4: unknown .*"sidebar_lable"[^]*tone.mdx:3: invalid .*"description"[^]*tone.mdx:5: invalid .*"direction"/,
    );
  });

  it.each<[kind: PageKind, field: string, valid: unknown[], invalid: unknown[]]>([
    ['doc', 'title', ['Tone', '12'], ['', ' ', 12, null, ['a'], new Date(0)]],
    [
      'doc',
      'slug',
      ['tone', '/tone', 'a/b', '/a/b', '/', './', './a', '/größe', '日本語'],
      ['a b', '/a?b', '../a', 'a//b', 7, '', 'a'.repeat(201)],
    ],
    ['post', 'slug', ['/a'], ['./a']],
    ['doc', 'draft', [true, false], ['true']],
    [
      'post',
      'authors',
      ['ann', [{ key: 'bo', image_url: '/a.png', url: 'https://b.example' }]],
      [[{ image_url: 'https://a.example/a.png' }]],
    ],
    ['post', 'author_image_url', ['/img/a.png'], ['https://a.example/a.png', '//a.example/a.png']],
  ])('validates, of a %s, the field %s', (kind, field, valid, invalid) => {
    const frontMatter = { doc, post }[kind as 'doc' | 'post'];
    for (const value of valid) expect(() => check(kind, { ...frontMatter, [field]: value })).not.toThrow();
    for (const value of invalid) {
      const { problem } = errorDetails(() => check(kind, { ...frontMatter, [field]: value }));
      expect(problem, JSON.stringify(value)).toBe(`invalid front matter field "${field}"`);
    }
  });
});
