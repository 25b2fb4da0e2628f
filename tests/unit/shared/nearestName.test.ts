import { describe, expect, it } from 'vitest';

import { nearestName } from '../../../shared/nearestName';

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
