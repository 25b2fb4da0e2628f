import type { Json } from '@api-docs/kit';

import { API_BASE, targetText, TIMEOUT } from '../call';
import type { SampleBody, SampleCall, SecretText, Segment } from '../sampleCall';
import { indented, toJson, toString } from '../literals';
import { boundaryOf, comments, filesOf, formParts, needed, partSegments, segmentLines, streamOf } from '../template';

const TAKEN_CLASSES = [
  ...['String', 'System', 'Path', 'Files', 'Duration', 'Base64', 'Collectors', 'Stream'],
  ...['HttpClient', 'HttpRequest', 'HttpResponse', 'StandardCharsets', 'URI', 'URLEncoder'],
  ...['IOException', 'InterruptedException', 'Object'],
];

/** Returns a name as that of a class, for example `AnswerRelevancy`. */
function pascalCase(name: string): string {
  const text = name
    .split(/_|\W/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return /^[A-Z]/i.test(text) && !TAKEN_CLASSES.includes(text) ? text : `Call${text}`;
}

/** Characters of a string constant; Java refuses one of more than 65,535 bytes, and each character can have six. */
const MAX_CONSTANT = 10_000;

/** Converts a long text to strings that Java joins when it runs: it would join those of a sum when it compiles. */
function toLongText(text: string): string {
  const parts = text.match(new RegExp(`[\\s\\S]{1,${MAX_CONSTANT}}`, 'gu')) ?? [];
  return `String.join("",\n                ${parts.map(toString).join(',\n                ')})`;
}

function isLong(text: string): boolean {
  return text.length > MAX_CONSTANT;
}

/** Controls and separators, which the compiler takes for line breaks or white space of a text block. */
const NO_BLOCK = /[\0-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029]/g;

/** Converts a JSON value to a Java text block. JSON never has three quotation marks in a row, and escapes controls. */
export function toJavaTextBlock(value: Json, indent: string): string {
  if (isLong(toJson(value))) return toLongText(toJson(value));
  const escape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const json = toJson(value, indent).replace(NO_BLOCK, escape);
  return `"""\n${indent}${json.replaceAll('\\', '\\\\')}\n${indent}"""`;
}

/** Converts text to a Java literal: a text block if it has several lines, none of which ends with white space. */
export function toJavaText(text: string, indent: string): string {
  if (isLong(text)) return toLongText(text);
  const isBlock = text.includes('\n') && !/[^\S\n]$/m.test(text) && text.search(NO_BLOCK) < 0;
  if (!isBlock) return toString(text);
  // Three quotation marks would end the block, as would any beside its end.
  const lines = text.replaceAll('\\', '\\\\').replace(/"{3,}|"+$/g, (marks) => marks.replaceAll('"', '\\"'));
  return `"""\n${indent}${indented(lines, indent)}"""`;
}

const PUBLISHERS = 'HttpRequest.BodyPublishers';

function getenv(env: string): string {
  return `System.getenv("${env}")`;
}

/** A line break that was copied with a secret would make `header` throw and print it. */
function text(parts: SecretText, secret = (env: string) => `${getenv(env)}.strip()`): string {
  const literal = (part: string) => (isLong(part) ? toLongText(part) : toString(part));
  return parts.map((part) => (typeof part === 'string' ? literal(part) : secret(part.env))).join(' + ');
}

/** The publishers of texts, and between them of files. */
function segmentPublishers(segments: readonly Segment[]): string[] {
  const linesOf = (text: string) => segmentLines([text]).map((line) => toString(String(line)));
  return segments.map((one) => {
    if (typeof one !== 'string') return `${PUBLISHERS}.ofFile(Path.of(${toString(one.file)}))`;
    return `${PUBLISHERS}.ofString(${isLong(one) ? toLongText(one) : linesOf(one).join('\n                + ')})`;
  });
}

/** Returns the statement that declares the body, and its publisher. */
function bodyStatement(body: SampleBody | undefined): { statement: string; publisher: string } {
  const declared = (literal: string) => ({
    statement: `        String body = ${literal};\n`,
    publisher: `${PUBLISHERS}.ofString(body)`,
  });
  switch (body?.kind) {
    case 'json':
      return declared(toJavaTextBlock(body.json, '            '));
    case 'text':
      return declared(toJavaText(body.text, '            '));
    case 'form':
      return declared(toJavaText(new URLSearchParams(body.pairs).toString(), ''));
    case 'segments':
    case 'multipart': {
      const segments = body.kind === 'segments' ? body.segments : partSegments(body.parts, boundaryOf(body.parts));
      const publishers = segmentPublishers(segments).map((one) => `            ${one}`);
      const statement = `        HttpRequest.BodyPublisher body = ${PUBLISHERS}.concat(\n${publishers.join(',\n')});\n`;
      return { statement, publisher: 'body' };
    }
    case 'file':
      return { statement: '', publisher: `${PUBLISHERS}.ofFile(Path.of(${toString(body.file)}))` };
    case undefined:
      return { statement: '', publisher: `${PUBLISHERS}.noBody()` };
  }
}

function methodCall({ method, body }: SampleCall, publisher: string): string {
  if (method === 'POST' || method === 'PUT') return `.${method}(${publisher})`;
  return !body && (method === 'GET' || method === 'DELETE') ? `.${method}()` : `.method("${method}", ${publisher})`;
}

/** What is printed of the lines of a stream, when they arrive. */
const LINE_STATEMENTS = {
  events: `reply.body()
            .filter(line -> line.startsWith("data:"))
            .forEach(line -> System.out.println(line.substring(5).strip()));`,
  lines: 'reply.body().filter(line -> !line.isBlank()).forEach(System.out::println);',
  records: String.raw`reply.body().forEach(line -> System.out.println(line.replace("\u001e", "")));`,
};

function responseStatement(call: SampleCall): string {
  const { response } = call;
  const sequence = streamOf(call);
  if (sequence) return LINE_STATEMENTS[sequence];
  if (response.kind === 'file') return `Files.write(Path.of("${response.file}"), reply.body());`;
  return `System.out.println(reply.${response.kind === 'none' ? 'statusCode' : 'body'}());`;
}

function imports(call: SampleCall): string[] {
  const { response, queryKeys, basic } = call;
  return needed({
    'java.io.IOException': true,
    'java.net.URI': true,
    'java.net.URLEncoder': queryKeys.length > 0,
    'java.net.http.HttpClient': true,
    'java.net.http.HttpRequest': true,
    'java.net.http.HttpResponse': true,
    'java.nio.charset.StandardCharsets': queryKeys.length > 0,
    'java.nio.file.Files': response.kind === 'file',
    'java.nio.file.Path': filesOf(call.body).length > 0 || response.kind === 'file',
    'java.time.Duration': true,
    'java.util.Base64': basic !== undefined,
    'java.util.stream.Collectors': streamOf(call) !== undefined,
    'java.util.stream.Stream': streamOf(call) !== undefined,
  });
}

/** Type of the response, how it is read, and the text of a response that is an error. */
const READERS = {
  text: ['String', 'ofString', 'reply.body()'],
  file: ['byte[]', 'ofByteArray', 'new String(reply.body())'],
  lines: ['Stream<String>', 'ofLines', 'reply.body().collect(Collectors.joining("\\n"))'],
} as const;

/** Returns a program that needs only the JDK, from version 17 on. */
export function renderJava(call: SampleCall): string {
  const { server, basic, headers, contentType, body, status, response, notes, name } = call;
  const { statement, publisher } = bodyStatement(body);
  const target = text(targetText(call), (env) => `URLEncoder.encode(${getenv(env)}, StandardCharsets.UTF_8)`);
  const type = body?.kind === 'multipart' ? `${contentType}; boundary=${boundaryOf(formParts(call))}` : contentType;
  const headerLines = [
    ...(basic ? ['"Authorization", "Basic " + Base64.getEncoder().encodeToString(login.getBytes())'] : []),
    ...headers.map(({ name, value }) => `${toString(name)}, ${text(value)}`),
    ...(type === undefined ? [] : [`"Content-Type", ${toString(type)}`]),
  ].map((header) => `            .header(${header})\n`);
  const kind = streamOf(call) === undefined ? response.kind : 'lines';
  const [result, handler, content] = READERS[kind === 'file' || kind === 'lines' ? kind : 'text'];
  const condition = status === undefined ? '>= 400' : `!= ${status}`;
  // The compiler also reads escapes in comments.
  const written = notes.map((note) => note.replaceAll('\\u', '\\\\u'));
  return `${comments(written, '//')}${imports(call)
    .map((name) => `import ${name};\n`)
    .join('')}
public class ${pascalCase(name)} {
    public static void main(String[] args) throws IOException, InterruptedException {
${basic ? `        String login = ${getenv(basic.user)} + ":" + ${getenv(basic.password)};\n` : ''}${statement}        String apiBase = System.getenv().getOrDefault("${API_BASE}", ${toString(server)});
        HttpRequest request = HttpRequest.newBuilder(URI.create(apiBase + ${target}))
            .timeout(Duration.ofSeconds(${TIMEOUT}))
${headerLines.join('')}            ${methodCall(call, publisher)}
            .build();
        HttpResponse<${result}> reply = HttpClient.newHttpClient()
            .send(request, HttpResponse.BodyHandlers.${handler}());
        if (reply.statusCode() ${condition}) {
            throw new IOException("Status " + reply.statusCode() + ": " + ${content});
        }
        ${responseStatement(call)}
    }
}`;
}
