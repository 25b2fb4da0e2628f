import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { PAGE_LANGUAGES, REFERENCE_LANGUAGES, renderSamples } from '../../../../shared/samples/renderSamples';
import type { SampleLanguage } from '../../../../shared/samples/templates';

const BODY = { text: 'It is "fine".', ids: [1] };

const published = { path: '/v2/mood_swing', name: 'mood_swing', readsData: true };
const unpublished = { path: '/v1/mood_swing', name: 'mood_swing', readsData: false };

/** The call of an operation in one language. */
function sample(id: SampleLanguage, called = published): string {
  return renderSamples('https://api.example', called, BODY, [id])[0]?.code ?? '';
}

describe('renderSamples', () => {
  it('gives samples in the wanted order, each with its label and its language for highlighting', () => {
    const samples = renderSamples('https://api.example', published, BODY, ['python', 'curl']);
    expect(samples.map(({ id, label, prism }) => [id, label, prism])).toEqual([
      ['python', 'Python', 'python'],
      ['curl', 'cURL', 'bash'],
    ]);
  });

  it('offers a page the first languages of the reference', () => {
    expect(REFERENCE_LANGUAGES.slice(0, PAGE_LANGUAGES.length)).toEqual(PAGE_LANGUAGES);
  });

  it.each(REFERENCE_LANGUAGES)('calls the operation in %s', (id) => {
    expect(sample(id)).toContain('"https://api.example/v2/mood_swing"');
  });

  it.each<[SampleLanguage, string]>([
    ['curl', 'Authorization: Bearer $API_KEY'],
    ['python', `"Authorization": f"Bearer {os.environ['API_KEY']}"`],
    ['typescript', 'Authorization: `Bearer ${process.env.API_KEY}`'],
    ['go', '"Authorization", "Bearer "+os.Getenv("API_KEY")'],
    ['java', '"Authorization", "Bearer " + System.getenv("API_KEY")'],
  ])('takes the key from the environment in %s', (id, code) => {
    expect(sample(id)).toContain(code);
  });

  it.each<[SampleLanguage, string]>([
    ['curl', '--max-time 30'],
    ['python', 'timeout=30'],
    ['typescript', 'AbortSignal.timeout(30_000)'],
    ['go', '30 * time.Second'],
    ['java', 'Duration.ofSeconds(30)'],
  ])('gives up after a while in %s', (id, code) => {
    expect(sample(id)).toContain(code);
  });

  it.each<[SampleLanguage, string]>([
    ['curl', '--fail'],
    ['python', 'if response.status_code != 200:'],
    ['typescript', 'if (response.status !== 200) {'],
    ['go', 'if response.StatusCode != http.StatusOK {'],
    ['java', 'if (response.statusCode() != 200) {'],
  ])('tells a failure in %s', (id, code) => {
    expect(sample(id)).toContain(code);
  });

  it.each<[SampleLanguage, string]>([
    ['python', 'print(response.json()["data"])'],
    ['typescript', 'const reply = await response.json();'],
    ['go', 'json.NewDecoder(response.Body)'],
    ['java', 'System.out.println(response.body());'],
  ])('reads a published reply in %s', (id, code) => {
    expect(sample(id)).toContain(code);
  });

  it.each<[SampleLanguage, RegExp]>([
    ['python', /\.json\(\)|\.text/],
    ['typescript', /\.json\(\)|\.text\(\)/],
    ['go', /encoding\/json|Decode/],
    ['java', /response\.body/],
  ])('reads nothing of an unpublished reply in %s', (id, reading) => {
    expect(sample(id, unpublished)).not.toMatch(reading);
  });

  it.each<[SampleLanguage, string]>([
    ['python', 'print(response.status_code)'],
    ['typescript', 'console.log(response.status);'],
    ['go', 'fmt.Println(response.StatusCode)'],
    ['java', 'System.out.println(response.statusCode());'],
  ])('prints the status of an unpublished reply in %s', (id, code) => {
    expect(sample(id, unpublished)).toContain(code);
  });

  it('sends the body as a quoted here document in cURL, so that the shell changes nothing', () => {
    const body = /<<'JSON'\n([\s\S]*)\nJSON$/.exec(sample('curl'))?.[1] ?? '';
    expect(JSON.parse(body)).toEqual(BODY);
  });

  it('names the Java class after the operation', () => {
    expect(sample('java')).toContain('public class MoodSwing {');
  });

  it.each([
    ['published', published],
    ['unpublished', unpublished],
  ])('writes valid TypeScript for a %s reply', (_case, called) => {
    const { diagnostics } = ts.transpileModule(sample('typescript', called), { reportDiagnostics: true });
    expect(diagnostics).toEqual([]);
  });
});
