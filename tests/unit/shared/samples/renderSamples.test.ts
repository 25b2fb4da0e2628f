import { spawnSync } from 'node:child_process';

import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import type { SampleOperation, SampleReply } from '../../../../shared/samples/call';
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
  reply: { kind: 'json' },
};
const withReply = (reply: SampleReply): SampleOperation => ({ ...documented, reply });

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

  it.each<[SampleLanguage, base: string, url: string, key: string, timeout: string, status: string]>([
    [
      'curl',
      '--request POST "${API_BASE:-https://api.example}',
      '/v2/mood_swing"',
      'Authorization: Bearer $API_KEY',
      '--max-time 30',
      '--fail-with-body',
    ],
    [
      'python',
      'API_BASE = os.environ.get("API_BASE", "https://api.example")',
      'API_BASE + "/v2/mood_swing"',
      `"Authorization": f"Bearer {os.environ['API_KEY'].strip()}"`,
      'timeout=30',
      'if reply.status_code != 200:',
    ],
    [
      'typescript',
      'fetch(`${process.env.API_BASE ?? "https://api.example"}',
      '/v2/mood_swing`',
      'Authorization: `Bearer ${process.env.API_KEY}`',
      'AbortSignal.timeout(30_000)',
      'if (reply.status !== 200) {',
    ],
    [
      'go',
      'apiBase := os.Getenv("API_BASE")\n\tif apiBase == "" {\n\t\tapiBase = "https://api.example"\n',
      'apiBase+"/v2/mood_swing"',
      '"Bearer "+os.Getenv("API_KEY")',
      '30 * time.Second',
      'if reply.StatusCode != http.StatusOK {',
    ],
    [
      'java',
      'System.getenv().getOrDefault("API_BASE", "https://api.example")',
      'URI.create(apiBase + "/v2/mood_swing")',
      '"Bearer " + System.getenv("API_KEY").strip()',
      'Duration.ofSeconds(30)',
      'if (reply.statusCode() != 200) {',
    ],
  ])(
    'calls the operation in %s with a base URL and a key from the environment, a timeout and a status check',
    (id, ...code) => {
      for (const part of code) expect(sample(id)).toContain(part);
    },
  );

  it.each([
    ['', 'https://h.example/it\'s/$HOME/`id`/"a"/\\{b}'],
    ['http://127.0.0.1:4010', 'http://127.0.0.1:4010'],
  ])('has a base URL in cURL that the shell reads as it is written, with API_BASE=%s', (base, expected) => {
    const server = 'https://h.example/it\'s/$HOME/`id`/"a"/\\{b}';
    const script = `curl() { printf %s "$6"; }\n${sample('curl', { ...documented, server })}`;
    const { stdout } = spawnSync('sh', ['-c', script], { env: { ...process.env, API_BASE: base }, encoding: 'utf8' });
    expect(stdout).toBe(`${expected}/v2/mood_swing`);
  });

  it.each<[SampleLanguage, json: string, text: string, file: string, status: string]>([
    ['curl', '--fail-with-body', '--fail-with-body', '--fail --max-time', '--fail-with-body'],
    [
      'python',
      'print(reply.json())',
      'print(reply.text)',
      'Path("reply.pdf").write_bytes(reply.content)',
      'print(reply.status_code)',
    ],
    [
      'typescript',
      'console.dir(await reply.json(), { depth: null });',
      'console.log(await reply.text());',
      'await writeFile("reply.pdf", ',
      'console.log(reply.status);',
    ],
    [
      'go',
      'fmt.Println(string(content))',
      'fmt.Println(string(content))',
      'os.WriteFile("reply.pdf", content, 0o644)',
      'fmt.Println(reply.StatusCode)',
    ],
    [
      'java',
      'System.out.println(reply.body());',
      'System.out.println(reply.body());',
      'Files.write(Path.of("reply.pdf"), reply.body());',
      'System.out.println(reply.statusCode());',
    ],
  ])('prints the whole reply in %s, saves a file, or prints the status', (id, json, text, file, status) => {
    expect(sample(id)).toContain(json);
    expect(sample(id, withReply({ kind: 'text' }))).toContain(text);
    expect(sample(id, withReply({ kind: 'file', file: 'reply.pdf' }))).toContain(file);
    expect(sample(id, withReply({ kind: 'none' }))).toContain(status);
  });

  it.each<[SampleLanguage, string]>([
    ['python', 'raise SystemExit(f"Status {reply.status_code}: {reply.text}")'],
    ['typescript', 'throw new Error(`Status ${reply.status}: ${await reply.text()}`);'],
    ['go', 'log.Fatalf("status %d: %s", reply.StatusCode, content)'],
    ['java', 'throw new IOException("Status " + reply.statusCode() + ": " + reply.body());'],
  ])('fails with the status and the text of the reply in %s', (id, code) => {
    for (const kind of ['json', 'text', 'none'] as const) expect(sample(id, withReply({ kind }))).toContain(code);
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
    ['JSON', { kind: 'json' } as const],
    ['text', { kind: 'text' } as const],
    ['no', { kind: 'none' } as const],
  ])('renders valid TypeScript for %s reply', (_case, reply) => {
    const { diagnostics } = ts.transpileModule(sample('typescript', withReply(reply)), { reportDiagnostics: true });
    expect(diagnostics).toEqual([]);
  });
});
