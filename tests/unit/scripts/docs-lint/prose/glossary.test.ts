import { describe, expect, it } from 'vitest';

import { glossary } from '../../../../../scripts/docs-lint/prose/rules/glossary';
import { findingsOf, foundBy, fixedBy } from './onPage';

describe('glossary', () => {
  it.each([
    ['Use a whitelist.', 'whitelist', 'allowlist'],
    ['Use a black-list.', 'black-list', 'blocklist'],
    ['The allow list and more.', 'allow list', 'allowlist'],
    ['The block list and more.', 'block list', 'blocklist'],
    ['HTTP responses are JSON.', 'HTTP responses', 'API responses'],
    ['The HTTP response is JSON.', 'HTTP response', 'API response'],
    ['Count completion-tokens.', 'completion-tokens', 'completion tokens'],
    ['Count output tokens.', 'output tokens', 'completion tokens'],
    ['Count input tokens.', 'input tokens', 'prompt tokens'],
    ['Three metric categories.', 'metric categories', 'group'],
    ['Register a re-ranker.', 're-ranker', 'reranker'],
    ['Passages are re-ranked.', 're-rank', 'rerank'],
    ['Ask the model provider.', 'model provider', 'model vendor'],
    ['See the change log.', 'change log', 'change-log'],
    ['Changelog of the docs.', 'Changelog', 'Change-log'],
    ['Send a correlation ID.', 'correlation ID', 'correlation id'],
    ['A jail break.', 'jail break', 'jailbreak'],
    ['The v4 API.', 'v4', 'v4alpha'],
    ['Calls of v3 still work.', 'v3', 'legacy API'],
    ['Call the v3 API.', 'v3 API', 'legacy API'],
    ['The legacy documentation says so.', 'legacy documentation', 'frozen docs version'],
  ])('reports the term in "%s"', (source, found, expected) => {
    expect(findingsOf(glossary, source)).toMatchObject([{ found, expected }]);
  });

  it.each([
    ['the wanted terms', 'An allowlist, a blocklist, an API response, completion tokens, a reranker, the change-log.'],
    ['categories of findings', 'Each category of PII; the response is text.'],
    ['the field of the portal', 'Choose the vendor under **Model Provider**.'],
    ['code', 'Send `correlation-id` and `changelog`.'],
    ['v4alpha', 'The v4alpha operations, docs v4.1.0.'],
    ['docs versions and the v3 section', 'Docs v3.4.0 has a v3 section with v3 pages.'],
    ['a path in code', 'Call `/safety/v3/pii`.'],
    ['the legacy API', "The documentation of the legacy API; the legacy API's documentation."],
    ['a quotation', 'The log says "HTTP response".'],
  ])('accepts %s', (_case, source) => {
    expect(foundBy(glossary, source)).toEqual([]);
  });

  it('fixes spellings only', () => {
    expect(fixedBy(glossary, 'Changelog: re-ranking by HTTP response. A whitelist.')).toBe(
      'Change-log: reranking by API response. A whitelist.',
    );
  });
});
