import { expect, it } from 'vitest';

import { REFERENCE_LANGUAGES } from '@api-docs/openapi-facts/samples/sampleLanguages';

import { highlightSample } from '../../src/components/RequestBuilder/Sample/highlightSample';

it.each(REFERENCE_LANGUAGES)('highlightSample has colors for %s', (language) => {
  expect(highlightSample('call("x", 30)', language)).toContain('<span class="code-string">"x"</span>');
});

it('highlightSample shows a very long sample as it is', () => {
  const code = 'call("x & y", 30)\n'.repeat(2000);
  expect(highlightSample(code, 'python')).toBe(code.replaceAll('&', '&amp;'));
});
