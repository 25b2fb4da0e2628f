import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import { tempFolder } from '@api-docs/kit/testing/tempFolder';
import { generatedIndex } from '@api-docs/kit/categoryFiles';

import { checkDataFiles } from '../../../../site/plugins/content/front-matter/dataFiles';

const link = { type: 'generated-index', slug: '/category/a', title: 'A', description: 'All of A.' };

function check(content: string): void {
  checkDataFiles(tempFolder({ 'docs/a/_category_.json': content }), ['docs']);
}

describe('a category', () => {
  it.each([
    ['a generated page', { label: 'A', position: 1, link }],
    ['no page', { label: 'A', position: 1, link: null }],
    [
      'all other fields',
      { key: 'a', description: 'A.', collapsed: true, collapsible: false, className: 'a', customProps: {} },
    ],
  ])('accepts a category with %s', (_case, value) => {
    expect(() => check(JSON.stringify(value))).not.toThrow();
  });

  it('accepts a version without a folder', () => {
    expect(() => checkDataFiles(tempFolder(), ['versioned_docs/version-v1'])).not.toThrow();
  });

  it.each([
    ['with a link of another type', { label: 'A', position: 1, link: { to: '/a' } }, 'invalid category link.type'],
    ['with an unknown key', { label: 'A', position: 1, link, lable: 'B' }, 'invalid category'],
    ['with a blank label', { label: ' ', position: 1, link }, 'invalid category label'],
    ['with a script tag in its label', { label: 'A</script>', position: 1, link }, 'invalid category label'],
  ])('rejects a category %s', (_case, value, problem) => {
    expect(errorDetails(() => check(JSON.stringify(value)))).toMatchObject({ file: 'docs/a/_category_.json', problem });
  });

  it('rejects invalid JSON', () => {
    expect(errorDetails(() => check('{"label": ')).file).toBe('docs/a/_category_.json:1');
  });
});

describe('generatedIndex', () => {
  it.each([
    ['its own values', { label: 'A', link }, { slug: '/category/a', title: 'A', description: 'All of A.' }],
    [
      'those of the category',
      { label: 'All tones', description: 'Tones.', link: { type: 'generated-index' } },
      { slug: '/category/all-tones', title: 'All tones', description: 'Tones.' },
    ],
    [
      'the folder without its number',
      { link: { type: 'generated-index' } },
      { slug: '/category/tones', title: 'tones', description: '' },
    ],
  ])('returns %s', (_case, category, index) => {
    expect(generatedIndex(JSON.stringify(category), 'docs/02-tones/_category_.json')).toEqual(index);
  });

  it('returns nothing for a category without a generated page', () => {
    expect(generatedIndex('{ "link": { "type": "doc", "id": "a" } }', 'docs/a/_category_.json')).toBeUndefined();
    expect(generatedIndex('label: A', 'docs/a/_category_.yml')).toBeUndefined();
  });
});
