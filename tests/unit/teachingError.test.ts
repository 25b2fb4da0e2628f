import { describe, expect, it } from 'vitest';

import { nearestName, spellingRemedy, teachingError } from '../../plugins/teachingError';

describe('teachingError', () => {
  it('names the file first, then what was expected, what was found and the remedy', () => {
    const error = teachingError({
      file: 'docs/tone.mdx:7',
      problem: 'unknown field',
      expected: 'a field of the body',
      found: 'texxt',
      remedy: 'write "text"',
    });
    expect(error.message).toMatchInlineSnapshot(`
      "docs/tone.mdx:7: unknown field
        expected: a field of the body
        found:    texxt
        remedy:   write "text""
    `);
  });
});

describe('nearestName', () => {
  const known = ['faithfulness', 'relevancy', 'tone', 'pii'];

  it.each([
    ['the same name', 'tone', 'tone'],
    ['a name with one wrong letter', 'tome', 'tone'],
    ['a name with two more letters', 'faithfullnesss', 'faithfulness'],
    ['a name in another case', 'FAITHFULNESS', 'faithfulness'],
    ['a name that is a third of its length off', 'faithful', 'faithfulness'],
    ['a name that is more than a third off', 'faithfu', undefined],
    ['a short name with one wrong letter', 'pij', 'pii'],
    ['a short name with two wrong letters', 'pjj', undefined],
    ['nothing', '', undefined],
  ])('for %s finds what is near and nothing else', (_case, name, expected) => {
    expect(nearestName(name, known)).toBe(expected);
  });

  it('prefers the nearer of two candidates', () => {
    expect(nearestName('toxicty', ['toxicities', 'toxicity'])).toBe('toxicity');
  });

  it('takes the first in the alphabet of two equally near candidates', () => {
    expect(nearestName('cast', ['cost', 'case'])).toBe('case');
  });

  it('finds nothing among no candidates', () => {
    expect(nearestName('tone', [])).toBeUndefined();
  });
});

describe('spellingRemedy', () => {
  it.each([
    ['corrects a name that is nearly right', 'tittle', 'write "title"'],
    ['gives the advice when no name is near', 'zebra', 'remove it'],
  ])('%s', (_behavior, name, expected) => {
    expect(spellingRemedy(name, ['title', 'description'], 'remove it')).toBe(expected);
  });
});
