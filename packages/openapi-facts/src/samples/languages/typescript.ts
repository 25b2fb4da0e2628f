import { stringifyJson, type Json } from '@api-docs/kit';

import { writeBody, type BodyTemplates } from '../bodyTemplates';
import { API_BASE, targetText, TIMEOUT } from '../call';
import type { FormPart, SampleCall, SecretText, Segment } from '../sampleCall';
import { indented, oneLine, toString } from '../literals';
import { comments, filesOf, formParts, hasDotSegment, needed, segmentLines, streamOf } from '../template';

/** The last item of an object or list, which has no comma in JSON. Example: `1` in `{\n  "a": 1\n}`. */
const LAST_ITEM = /([^[{,\s])\n(?=\s*[\]}])/g;

/** Returns the key of a property in an object literal. `__proto__` would set the prototype. */
function propertyKey(name: string): string {
  if (name === '__proto__') return `["${name}"]`;
  return /^[A-Za-z_]\w*$/.test(name) ? name : toString(name);
}

/**
 * Converts a JSON value to a TypeScript literal as formatted by Prettier, with unquoted keys and trailing commas.
 *
 * @param indent white space at the start of the line in which the literal begins
 */
export function toTypeScript(value: Json, indent = ''): string {
  const json = stringifyJson(value, 2)
    .replace(/^(\s*)"(\w+)":/gm, (_key, space: string, name: string) => `${space}${propertyKey(name)}:`)
    .replace(LAST_ITEM, '$1,\n');
  return indented(json, indent);
}

/** Returns the expression of a value's JSON. Integers that a number would round are in a text. */
function jsonExpression(value: Json, indent = ''): string {
  const json = stringifyJson(value);
  return json === stringifyJson(value, 0, 'n') ? `JSON.stringify(${toTypeScript(value, indent)})` : toString(json);
}

function template(parts: SecretText, secret: (env: string) => string): string {
  if (parts.every((part) => typeof part === 'string')) return toString(parts.join(''));
  const escape = (part: string) => part.replace(/[`\\]|\$(?=\{)/g, '\\$&');
  return `\`${parts.map((part) => (typeof part === 'string' ? escape(part) : `\${${secret(part.env)}}`)).join('')}\``;
}

function blob(content: string, contentType: string | undefined): string {
  return `new Blob([${content}]${contentType === undefined ? '' : `, { type: ${toString(contentType)} }`})`;
}

function part({ name, text: value = '', json, file, contentType }: FormPart): string {
  const args = [toString(name)];
  if (file !== undefined) args.push(blob(`await readFile(${toString(file)})`, contentType), toString(file));
  else if (json !== undefined) args.push(blob(jsonExpression(json), contentType));
  else args.push(contentType === undefined ? toString(value) : blob(toString(value), contentType));
  return `form.append(${args.join(', ')});\n`;
}

const BODY_VALUES: BodyTemplates<string> = {
  json: ({ json }) => jsonExpression(json, '  '),
  form: ({ pairs }) =>
    `new URLSearchParams([\n${pairs.map(([name, value]) => `    [${toString(name)}, ${toString(value)}],\n`).join('')}  ])`,
  multipart: () => 'form',
  text: ({ text }) => toString(text),
  file: ({ file }) => `await readFile(${toString(file)})`,
  segments: ({ segments }) => `new Blob([\n${segmentLines(segments).map(segment).join('')}  ])`,
};

function segment(given: Segment): string {
  return `    ${typeof given === 'string' ? toString(given) : `await readFile(${toString(given.file)})`},\n`;
}

/** Prints lines of the response when they arrive. */
function eachLine(statement: string): string {
  return `const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
let rest = "";
for (let isOpen = true; isOpen && reader; ) {
  const { done, value = "\\n" } = await reader.read();
  isOpen = !done;
  const lines = (rest + value).split("\\n");
  rest = lines.pop() ?? "";
  for (const line of lines) {
    ${statement}
  }
}`;
}

const RESPONSE_STATEMENTS = {
  json: 'console.dir(await reply.json(), { depth: null });',
  text: 'console.log(await reply.text());',
  none: 'console.log(reply.status);',
  events: eachLine('if (line.startsWith("data:")) console.log(line.slice(5).trim());'),
  lines: eachLine('if (line.trim()) console.dir(JSON.parse(line), { depth: null });'),
  records: eachLine(String.raw`if (line) console.log(line.replace("\u001e", ""));`),
};

/** Returns a sentence if `fetch` cannot send the call. */
function refusal(call: SampleCall): string | undefined {
  const { method, body } = call;
  if (hasDotSegment(call)) return 'fetch cannot send a path with a segment of dots. Use another language.';
  if (/^(?:CONNECT|TRACE|TRACK)$/i.test(method)) return `fetch cannot send ${method} requests. Use another language.`;
  return body && (method === 'GET' || method === 'HEAD')
    ? `fetch cannot send a ${method} request with a body. Use another language.`
    : undefined;
}

/** What `FormData` cannot send of parts. */
function partNotes(parts: readonly FormPart[]): string[] {
  return parts.flatMap(({ name, text = '', headers }) => [
    ...headers.map(([header]) => oneLine(`FormData cannot send the header ${header} of the part ${name}.`)),
    ...(/\r(?!\n)|(?<!\r)\n/.test(text)
      ? [oneLine(`FormData sends the line breaks of the part ${name} as \\r\\n.`)]
      : []),
  ]);
}

/** Returns a call with `fetch`, as Node has it. */
export function renderTypeScript(call: SampleCall): string {
  const { method, server, basic, headers, contentType, body, status, response, notes } = call;
  const problem = refusal(call);
  if (problem !== undefined) return comments([problem], '//').trim();
  const address = template([{ env: API_BASE }, ...targetText(call)], (env) =>
    env === API_BASE ? `process.env.${env} ?? ${toString(server)}` : `encodeURIComponent(process.env.${env} ?? "")`,
  );
  // fetch writes the types of forms itself.
  const hasType = contentType !== undefined && body?.kind !== 'form' && body?.kind !== 'multipart';
  const basicText = basic && `\`Basic \${btoa(\`\${process.env.${basic.user}}:\${process.env.${basic.password}}\`)}\``;
  const headerLines = [
    ...(basicText === undefined ? [] : [['Authorization', basicText] as const]),
    ...headers.map(({ name, value }) => [name, template(value, (env) => `process.env.${env}`)] as const),
    ...(hasType ? [['Content-Type', toString(contentType)] as const] : []),
  ].map(([name, value]) => `    ${propertyKey(name)}: ${value},\n`);
  const parts = formParts(call);
  const isStream = streamOf(call) !== undefined;
  const files = needed({ readFile: filesOf(body).length > 0, writeFile: response.kind === 'file' });
  return [
    comments([...notes, ...partNotes(parts)], '//'),
    files.length > 0 ? `import { ${files.join(', ')} } from "node:fs/promises";\n\n` : '',
    parts.length > 0 ? `const form = new FormData();\n${parts.map(part).join('')}\n` : '',
    // A stream may take any time after it has begun.
    isStream
      ? `const starting = new AbortController();\nconst timer = setTimeout(() => starting.abort(), ${TIMEOUT}_000);\n`
      : '',
    `const reply = await fetch(${address}, {\n  method: "${method}",\n`,
    headerLines.length > 0 ? `  headers: {\n${headerLines.join('')}  },\n` : '',
    body ? `  body: ${writeBody(body, BODY_VALUES)},\n` : '',
    isStream
      ? '  signal: starting.signal,\n});\nclearTimeout(timer);\n'
      : `  signal: AbortSignal.timeout(${TIMEOUT}_000),\n});\n`,
    `if (reply.status ${status === undefined ? '>= 400' : `!== ${status}`}) {\n`,
    '  throw new Error(`Status ${reply.status}: ${await reply.text()}`);\n}\n',
    response.kind === 'file'
      ? `await writeFile("${response.file}", new Uint8Array(await reply.arrayBuffer()));`
      : RESPONSE_STATEMENTS[response.kind],
  ].join('');
}
