import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { entriesOfTarget, readSynonyms } from '../src/build/synonyms';
import { entry, page } from '../testing/tinyPages';

const FILE = 'synonyms.yaml';
const VALID = { targets: [{ target: 'pii/', words: 'gdpr, personal data' }], sameMeaning: [['v3', 'legacy']] };

const read = (table: unknown) => readSynonyms(tempFolder({ [FILE]: JSON.stringify(table) }), FILE);

describe('readSynonyms', () => {
  it('returns a valid table', () => {
    expect(read(VALID)).toEqual({
      ...VALID,
      file: FILE,
      targets: [{ target: 'pii/', words: ['gdpr', 'personal data'] }],
    });
  });

  it('returns an empty table for a file with comments only', () => {
    const siteDir = tempFolder({ [FILE]: '# None yet.\n' });
    expect(readSynonyms(siteDir, FILE)).toEqual({ file: FILE, targets: [], sameMeaning: [] });
  });

  it.each([
    ['an unknown key', { ...VALID, more: [] }],
    ['an uppercase word', { ...VALID, targets: [{ target: 'pii/', words: 'GDPR' }] }],
    ['a word with punctuation', { ...VALID, targets: [{ target: 'pii/', words: 'chunk_id' }] }],
    ['a target that is too long', { ...VALID, targets: [{ target: 'x'.repeat(201), words: 'a' }] }],
    ['a phrase with the same meaning as a word', { ...VALID, sameMeaning: [['v3', 'legacy api']] }],
    ['a group of one word', { ...VALID, sameMeaning: [['v3']] }],
  ])('throws for %s', (_what, value) => {
    expect(errorDetails(() => read(value)).file).toBe(`${FILE}:1`);
  });
});

it('a file that does not exist stops the build, which names it', () => {
  const details = errorDetails(() => readSynonyms(tempFolder(), 'gone.yaml'));
  expect(details).toMatchObject({ file: 'docusaurus.config', found: 'gone.yaml' });
});

describe('entriesOfTarget', () => {
  const pages = [
    page('pii', 'PII', [entry('mask', 'Mask')]),
    page('old/pii', 'Old PII', [entry('mask', 'Mask')]),
    page('old/tone', 'Old tone', [entry('mask', 'Mask')]),
    page('old/deep/tone', 'Deep tone', [entry('mask', 'Mask')]),
    page('api', 'API', [entry('401', '401')]),
    page('apiary', 'Bees', [entry('401', '401')]),
  ];

  it.each([
    ['pii/', ['docs/pii/#']],
    ['pii/#mask', ['docs/pii/#mask']],
    ['old/*/#mask', ['docs/old/pii/#mask', 'docs/old/tone/#mask']],
    ['/docs/api/#401', ['docs/api/#401']],
    ['pii', ['docs/pii/#']],
    ['pii#mask', ['docs/pii/#mask']],
    ['/docs/api#401', ['docs/api/#401']],
    ['pi./', []],
    ['pii/#other', []],
  ])('of %s returns %j', (written, expected) => {
    const found = entriesOfTarget(written, pages, 'docs/');
    const paths = pages.flatMap(({ path, entries }) =>
      entries.filter((one) => found.includes(one)).map(({ anchor }) => `${path}#${anchor}`),
    );
    expect(paths).toEqual(expected);
  });

  it('searches below the path of the version', () => {
    expect(entriesOfTarget('pii/', pages, 'docs/old/').map(({ title }) => title)).toEqual(['Old PII']);
  });
});
