import { describe, expect, it } from 'vitest';

import { closestName } from '../src/text/closestName';

describe('closestName', () => {
  const known = ['faithfulness', 'relevancy', 'tone', 'pii'];

  it.each([
    ['a name in another case', 'FAITHFULNESS', known, 'faithfulness'],
    ['a name at a third of its length', 'faithful', known, 'faithfulness'],
    ['no name at more than a third', 'faithfu', known, undefined],
    ['a short name with one wrong letter', 'pij', known, 'pii'],
    ['no short name with two wrong letters', 'pjj', known, undefined],
    ['no name of which half is another', 'nope', known, undefined],
    ['a short name with swapped letters', 'tnoe', known, 'tone'],
    ['the closer one of two candidates', 'toxicty', ['toxicities', 'toxicity'], 'toxicity'],
    ['the alphabetically first of two equally close candidates', 'cast', ['cost', 'case'], 'case'],
  ])('finds %s', (_case, name, candidates, expected) => {
    expect(closestName(name, candidates)).toBe(expected);
  });

  it('is not searched for a whole text', () => {
    const started = process.cpuUsage();
    expect(closestName('a'.repeat(1_000_000), known)).toBeUndefined();
    expect(process.cpuUsage(started).user).toBeLessThan(1_000_000);
  });
});
