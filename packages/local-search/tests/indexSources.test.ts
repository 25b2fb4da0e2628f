import { expect, it } from 'vitest';

import { digestFiles } from '@api-docs/kit/node';
import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { indexSources } from '../src/build/indexSources';

/** A site whose docs, translations, blog, pages and configuration are not where they are by default. */
function site(changed: Readonly<Record<string, string>> = {}, sources = ['./data']): string {
  const siteDir = tempFolder({
    'docusaurus.config.ts': 'export default {};',
    'guides/loans.md': '# Loans',
    'sidebars.ts': 'export default {};',
    'translations/ar/guides/loans.md': '# Loans',
    'news/first.md': '# First',
    'pages/about.js': '// About',
    'data/facts.json': '{}',
    'synonyms.yaml': 'sameMeaning: [[bill, invoice]]',
    'bun.lock': '{}',
    'other/notes.txt': 'Notes',
    ...changed,
  });
  const version = {
    contentPath: `${siteDir}/guides`,
    contentPathLocalized: `${siteDir}/translations/ar/guides`,
    sidebarFilePath: `${siteDir}/sidebars.ts`,
  };
  const allContent = {
    'docusaurus-plugin-content-docs': { default: { loadedVersions: [version] } },
    'docusaurus-plugin-content-blog': {
      default: { blogPosts: [{ metadata: { source: '@site/news/first.md' } }] },
      empty: undefined,
    },
    'docusaurus-plugin-content-pages': { default: [{ source: '@site/pages/about.js' }], empty: null },
  };
  const place = { siteDir, siteConfigPath: `${siteDir}/docusaurus.config.ts` };
  return digestFiles(siteDir, indexSources(place, allContent, { sources, synonyms: 'synonyms.yaml' }));
}

it.each([
  'docusaurus.config.ts',
  'guides/loans.md',
  'sidebars.ts',
  'translations/ar/guides/loans.md',
  'news/first.md',
  'pages/about.js',
  'data/facts.json',
  'synonyms.yaml',
  'bun.lock',
])('a change of %s changes the digest of an index', (file) => {
  expect(site({ [file]: 'changed' })).not.toBe(site());
});

it('a change of another file does not', () => {
  expect(site({ 'other/notes.txt': 'changed' })).toBe(site());
});

it('a source that does not exist is named', () => {
  expect(errorDetails(() => site({}, ['data/facts.json', 'dat']))).toMatchObject({
    problem: expect.stringContaining('`sources`') as string,
    found: 'dat',
  });
});
