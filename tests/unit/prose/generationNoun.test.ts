import { describe, expect, it } from 'vitest';

import { generationNoun } from '../../../scripts/prose/rules/generationNoun';
import { findingsOf, foundBy, mendedBy } from './onPage';

describe('generation-noun', () => {
  it.each([
    ['the bare word', 'Calls of v3 still work.', ['v3']],
    ['a capital', 'Calls of V3 still work.', ['V3']],
    ['a noun that is not the wanted one', 'Call the v3 API or a v3 endpoint.', ['v3 API', 'v3 endpoint']],
    ['a heading', '## Moving from v3', ['v3']],
    ['a cell', '| a |\n| --- |\n| for v3 |', ['v3']],
    ['a title', '---\ntitle: Tone in v3\n---\n\nText.', ['v3']],
  ])('finds %s', (_case, source, found) => {
    expect(foundBy(generationNoun, source)).toEqual(found);
  });

  it.each([
    ['a docs version', 'Docs v3.4.0 and v3.3.0.'],
    ['the section and its pages', 'The v3 section has v3 pages, and each v3 page ends in a map.'],
    ['a path in code', 'Call `/safety/v3/pii`.'],
    ['an address', '[PII](/docs/api/safety/v3/pii)'],
    ['an attribute', '<ApiSample operation="/safety/v3/pii" />'],
    ['a longer name', 'v4alpha and v3alpha.'],
    ['a quotation', 'The sidebar says "V3 metrics".'],
    ['keywords', '---\nkeywords: [v3]\n---\n\nText.'],
  ])('passes %s', (_case, source) => {
    expect(foundBy(generationNoun, source)).toEqual([]);
  });

  it('mends a noun inside a sentence and leaves the rest to people', () => {
    expect(mendedBy(generationNoun, 'Call the v3 API. v3 endpoints of v3.')).toBe(
      'Call the legacy API. v3 endpoints of v3.',
    );
  });

  it('names line and column', () => {
    expect(findingsOf(generationNoun, '# A\n\nOne line.\nSee v3.')).toMatchObject([{ line: 4, column: 5 }]);
  });
});
