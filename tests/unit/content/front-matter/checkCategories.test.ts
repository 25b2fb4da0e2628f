import { describe, expect, it } from 'vitest';

import { checkCategories } from '../../../../plugins/content/front-matter/checkCategories';
import { errorDetails } from '../../../support/errorDetails';
import { tempFolder } from '../../../support/tempFolder';

const link = { type: 'generated-index', slug: '/category/a', title: 'A', description: 'All of A.' };

function check(content: string): void {
  checkCategories(tempFolder({ 'docs/a/_category_.json': content }), 'docs');
}

describe('checkCategories', () => {
  it.each([
    ['a generated page', { label: 'A', position: 1, link }],
    ['a doc as its page', { label: 'A', position: 1, link: { type: 'doc', id: 'a/intro' } }],
    ['no page', { label: 'A', position: 1, link: null }],
  ])('accepts a category with %s', (_case, value) => {
    expect(() => check(JSON.stringify(value))).not.toThrow();
  });

  it('accepts a version without a folder', () => {
    expect(() => checkCategories(tempFolder(), 'versioned_docs/version-v1')).not.toThrow();
  });

  it.each([
    ['without a link', { label: 'A', position: 1 }, 'invalid category link'],
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
