import { describe, expect, it } from 'vitest';

import type { ApiFiles } from '../../../../plugins/api/facts/apiFiles';
import type { PageContext } from '../../../../plugins/api/props/pageContext';
import { firstCall, summarizeStatus } from '../../../../plugins/pages/home/firstCall';
import { FIRST_CALL, OUTLINE_FILE } from '../../../../plugins/pages/home/outline';
import { errorDetails } from '../../../support/errorDetails';
import { minimalFacts, operation } from '../../api/fixtures';

describe('summarizeStatus', () => {
  it.each([
    ['200', 'OK. Check `warnings` first.', 'OK', 'Check <code>warnings</code> first.'],
    ['401', 'Unauthorized: "Please sign". Look at the key.', 'Unauthorized', '&quot;Please sign&quot;'],
    ['500', 'Internal Server Error: a server failure. Repeat the call.', 'Internal Server Error', 'A server failure.'],
  ])('returns name and meaning of %s', (code, description, name, meaning) => {
    expect(summarizeStatus({ code, description, hasBody: false }, OUTLINE_FILE)).toEqual({ code, name, meaning });
  });

  it('throws for a description without a name', () => {
    const status = { code: '418', description: 'A teapot', hasBody: false };
    expect(errorDetails(() => summarizeStatus(status, OUTLINE_FILE))).toMatchObject({
      file: OUTLINE_FILE,
      found: 'A teapot',
    });
  });
});

describe('firstCall', () => {
  const { operation: name, example: key } = FIRST_CALL;
  const request = { key, summary: 'A short answer', value: { text: 'Go on.' } };

  function context(score: unknown, given: Partial<PageContext> = { direction: 'lower' }): PageContext {
    const reply = { key, summary: 'A short answer', value: { data: { score } } as never };
    const only = operation(`/v2/${name}`, { requestExamples: [request], replyExamples: [reply] });
    return { facts: minimalFacts([only]), files: {} as ApiFiles, page: OUTLINE_FILE, figures: '', ...given };
  }

  it('returns the code sample and the reading of the score', () => {
    const { sample, reading } = firstCall(context(24));
    expect(sample.samples.map(({ id }) => id)).toEqual(['curl', 'python', 'typescript']);
    expect(reading).toMatchObject({ metric: 'Tone', text: 'Go on.', score: 24, top: 100, verdict: 'Lower is better.' });
    expect(reading.bands.map(({ kind }) => kind)).toEqual(['good', 'look', 'act']);
  });

  it.each([
    ['a reply without a score', context(undefined)],
    ['a metric without a direction', context(24, {})],
  ])('throws for %s', (_case, given) => {
    expect(errorDetails(() => firstCall(given)).file).toBe(OUTLINE_FILE);
  });
});
