import { describe, expect, it } from 'vitest';

import type { ApiFiles } from '../../../plugins/api-facts/apiFiles';
import type { PageContext } from '../../../plugins/api-facts/step';
import { firstCall, statusAtAGlance } from '../../../plugins/home-page/firstCall';
import { FIRST_CALL, OUTLINE_FILE } from '../../../plugins/home-page/outline';
import { operation, tinyFacts } from '../api-facts/tinyFacts';

describe('a status at a glance', () => {
  it.each([
    ['200', 'OK. Check `warnings` first.', 'OK', 'Check <code>warnings</code> first.'],
    ['401', "Unauthorized. 'Please sign': look at the key. Do not repeat.", 'Unauthorized', '&quot;Please sign&quot;'],
    ['500', 'Internal Server Error: a server failure. Repeat the call.', 'Internal Server Error', 'A server failure.'],
  ])('%s has a name and a meaning', (code, description, name, meaning) => {
    expect(statusAtAGlance({ code, description, hasBody: false }, OUTLINE_FILE)).toEqual({ code, name, meaning });
  });

  it('that has no name is refused', () => {
    expect(() => statusAtAGlance({ code: '418', description: 'A teapot', hasBody: false }, OUTLINE_FILE))
      .toThrowErrorMatchingInlineSnapshot(`
      [Error: plugins/home-page/outline.ts: the status 418 cannot be shown at a glance
        expected: a description such as \`Unauthorized. 'The message': what to do.\`
        found:    A teapot
        remedy:   bring the description in the OpenAPI file into that form]
    `);
  });
});

describe('the first call', () => {
  const { operation: name, example: key } = FIRST_CALL;
  const request = { key, summary: 'A short answer', value: { text: 'Go on.' } };

  function context(score: unknown, given: Partial<PageContext> = { direction: 'lower' }): PageContext {
    const reply = { key, summary: 'A short answer', value: { data: { score } } as never };
    const only = operation(`/v2/${name}`, { requestExamples: [request], replyExamples: [reply] });
    return { facts: tinyFacts([only]), files: {} as ApiFiles, page: OUTLINE_FILE, figures: '', ...given };
  }

  it('brings its sample and the reading of its reply', () => {
    const { sample, reading } = firstCall(context(24));
    expect(sample.samples.map(({ id }) => id)).toEqual(['curl', 'python', 'typescript']);
    expect(reading).toMatchObject({ metric: 'Tone', text: 'Go on.', score: 24, top: 100, verdict: 'Lower is better.' });
    expect(reading.bands.map(({ kind }) => kind)).toEqual(['good', 'look', 'act']);
  });

  it.each([
    ['a reply without a score', context(undefined)],
    ['a metric without a direction', context(24, {})],
  ])('is refused for %s', (_case, given) => {
    expect(() => firstCall(given)).toThrow('the first call cannot be read on a scale');
  });
});
