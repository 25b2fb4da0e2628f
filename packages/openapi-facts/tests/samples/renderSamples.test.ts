import { spawnSync } from 'node:child_process';

import { describe, expect, it } from 'vitest';

import type { SampleOperation } from '../../src/samples/sampleCall';
import { renderSamples } from '../../src/samples/renderSamples';
import type { SampleLanguage } from '../../src/samples/sampleLanguages';

const BODY = { text: 'It is "fine".', ids: [1] };

const documented: SampleOperation = {
  method: 'POST',
  server: 'https://api.example',
  path: '/v2/mood_swing',
  name: 'mood_swing',
  parameters: [],
  keys: [{ in: 'header', name: 'Authorization', prefix: 'Bearer ', env: 'API_KEY' }],
  body: { mediaType: 'application/json', kind: 'json' },
  status: 200,
  response: { kind: 'json' },
};

/** Renders the sample of an operation in one language. */
function sample(id: SampleLanguage, called = documented): string {
  return renderSamples(called, { parameters: {}, body: BODY }, [id])[0]?.code ?? '';
}

describe('renderSamples', () => {
  it.each<[SampleLanguage, string]>([
    ['curl', '--max-time 30'],
    ['python', 'timeout=30'],
    ['typescript', 'AbortSignal.timeout(30_000)'],
    ['go', '30 * time.Second'],
    ['java', 'Duration.ofSeconds(30)'],
  ])('stops waiting for a reply after 30 seconds in %s', (id, code) => {
    expect(sample(id)).toContain(code);
  });

  it.each([
    ['', 'https://h.example/it\'s/$HOME/`id`/"a"/\\{b}'],
    ['http://127.0.0.1:4010', 'http://127.0.0.1:4010'],
  ])('has a base URL in cURL that the shell reads as it is written, with API_BASE=%s', (base, expected) => {
    const server = 'https://h.example/it\'s/$HOME/`id`/"a"/\\{b}';
    const script = `curl() { printf %s "$6"; }\n${sample('curl', { ...documented, server })}`;
    const { stdout } = spawnSync('sh', ['-c', script], { env: { ...process.env, API_BASE: base }, encoding: 'utf8' });
    expect(stdout).toBe(`${expected}/v2/mood_swing`);
  });

  it.each<[string, Partial<SampleOperation>]>([
    ['TRACE', { method: 'TRACE' }],
    ['a GET request with a body', { method: 'GET' }],
  ])('says that fetch cannot send %s', (what, given) => {
    expect(sample('typescript', { ...documented, ...given })).toBe(
      `// fetch cannot send ${what === 'TRACE' ? 'TRACE requests' : what}. Use another language.`,
    );
  });

  it.each(['go', 'java'] as const)('adds an empty path as a text in %s', (id) => {
    expect(sample(id, { ...documented, path: '' })).toMatch(/apiBase ?\+ ?""/);
  });

  it('gives a Java class a name that the sample does not use', () => {
    expect(sample('java', { ...documented, name: 'http_request' })).toContain('public class CallHttpRequest {');
  });
});
