import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import type { SampleOperation } from '../../../../shared/samples/call';
import { renderSamples } from '../../../../shared/samples/renderSamples';
import { PAGE_LANGUAGES, REFERENCE_LANGUAGES, type SampleLanguage } from '../../../../shared/samples/sampleLanguages';

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
  reply: { kind: 'data' },
};
const undocumented: SampleOperation = { ...documented, reply: { kind: 'none' } };

/** Renders the sample of an operation in one language. */
function sample(id: SampleLanguage, called = documented): string {
  return renderSamples(called, { parameters: {}, body: BODY }, [id])[0]?.code ?? '';
}

describe('renderSamples', () => {
  it('returns samples in the given order, each with its label and its Prism language', () => {
    const samples = renderSamples(documented, { parameters: {}, body: BODY }, ['python', 'curl']);
    expect(samples.map(({ id, label, prism }) => [id, label, prism])).toEqual([
      ['python', 'Python', 'python'],
      ['curl', 'cURL', 'bash'],
    ]);
  });

  it('uses the first languages of the reference for docs pages', () => {
    expect(REFERENCE_LANGUAGES.slice(0, PAGE_LANGUAGES.length)).toEqual(PAGE_LANGUAGES);
  });

  it.each<[SampleLanguage, key: string, timeout: string, status: string]>([
    ['curl', 'Authorization: Bearer $API_KEY', '--max-time 30', '--fail'],
    ['python', `"Authorization": f"Bearer {os.environ['API_KEY']}"`, 'timeout=30', 'if response.status_code != 200:'],
    [
      'typescript',
      'Authorization: `Bearer ${process.env.API_KEY}`',
      'AbortSignal.timeout(30_000)',
      'if (response.status !== 200) {',
    ],
    ['go', '"Bearer "+os.Getenv("API_KEY")', '30 * time.Second', 'if response.StatusCode != http.StatusOK {'],
    ['java', '"Bearer " + System.getenv("API_KEY")', 'Duration.ofSeconds(30)', 'if (response.statusCode() != 200) {'],
  ])('calls the operation in %s with a key from the environment, a timeout and a status check', (id, ...code) => {
    for (const part of ['"https://api.example/v2/mood_swing"', ...code]) expect(sample(id)).toContain(part);
  });

  it.each<[SampleLanguage, parsed: string, parser: RegExp, status: string]>([
    ['python', 'print(response.json()["data"])', /\.json\(\)|\.text/, 'print(response.status_code)'],
    ['typescript', 'const reply = await response.json();', /\.json\(\)|\.text\(\)/, 'console.log(response.status);'],
    ['go', 'json.NewDecoder(response.Body)', /encoding\/json|Decode/, 'fmt.Println(response.StatusCode)'],
    ['java', 'System.out.println(response.body());', /response\.body/, 'System.out.println(response.statusCode());'],
  ])('prints a documented reply in %s, and only the status of an undocumented reply', (id, parsed, parser, status) => {
    expect(sample(id)).toContain(parsed);
    expect(sample(id, undocumented)).not.toMatch(parser);
    expect(sample(id, undocumented)).toContain(status);
  });

  it('passes the body as a quoted here document in cURL, which the shell does not expand', () => {
    const body = /<<'JSON'\n([\s\S]*)\nJSON$/.exec(sample('curl'))?.[1] ?? '';
    expect(JSON.parse(body)).toEqual(BODY);
  });

  it('names the Java class after the operation', () => {
    expect(sample('java')).toContain('public class MoodSwing {');
  });

  it('escapes a JSON body that a shell or a template would read', () => {
    const text = '$HOME `id` ${a} {b} \\ "q" \'s\'';
    const textOperation: SampleOperation = { ...documented, body: { mediaType: 'text/plain', kind: 'text' } };
    const code = renderSamples(textOperation, { parameters: {}, body: text }, ['typescript'])[0]?.code ?? '';
    expect(code).toContain(`body: ${JSON.stringify(text)},`);
  });

  it.each<[string, Partial<SampleOperation>]>([
    ['TRACE', { method: 'TRACE' }],
    ['a GET request with a body', { method: 'GET' }],
  ])('says that fetch cannot send %s', (what, given) => {
    expect(sample('typescript', { ...documented, ...given })).toBe(
      `// fetch cannot send ${what === 'TRACE' ? 'TRACE requests' : what}. Use another language.`,
    );
  });

  it('gives a Java class a name that the sample does not use', () => {
    expect(sample('java', { ...documented, name: 'http_request' })).toContain('public class CallHttpRequest {');
  });

  it.each([
    ['documented', documented],
    ['undocumented', undocumented],
  ])('renders valid TypeScript for a %s reply', (_case, called) => {
    const { diagnostics } = ts.transpileModule(sample('typescript', called), { reportDiagnostics: true });
    expect(diagnostics).toEqual([]);
  });
});
