import { stringifyJson, type Json } from '@api-docs/kit';

import { writeBody, type BodyTemplates } from '../bodyTemplates';
import { API_BASE, TIMEOUT } from '../call';
import type { FormPart, SampleCall, SecretText, Segment } from '../sampleCall';
import { toString } from '../literals';
import { comments, filesOf, formParts, needed, segmentLines, streamOf } from '../template';

/**
 * Converts a JSON value to a Python literal with one item per line.
 *
 * @param indent white space at the start of the line in which the literal begins
 */
export function toPython(value: Json, indent = ''): string {
  const inner = `${indent}    `;
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((item) => `${inner}${toPython(item, inner)},\n`).join('')}${indent}]`;
  }
  if (typeof value === 'object') {
    const entries = Object.entries(value);
    if (entries.length === 0) return '{}';
    const lines = entries.map(([key, item]) => `${inner}${stringifyJson(key)}: ${toPython(item, inner)},\n`);
    return `{\n${lines.join('')}${indent}}`;
  }
  return typeof value === 'string' ? toPythonText(value) : stringifyJson(value);
}

/** Converts text to a Python literal: a raw string if its backslashes are all that needs an escape. */
function toPythonText(text: string): string {
  const literal = toString(text);
  const isRaw = text.includes('\\') && literal === `"${text.replaceAll('\\', '\\\\')}"` && !text.endsWith('\\');
  return isRaw ? `r"${text}"` : literal;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/**
 * A string, or an f-string if it has secrets. A line break that was copied with a secret would make requests raise an
 * error that prints it.
 */
function text(parts: SecretText): string {
  const [only] = parts;
  if (parts.length === 1 && typeof only === 'object') return `os.environ["${only.env}"].strip()`;
  if (parts.every((part) => typeof part === 'string')) return toString(parts.join(''));
  const escape = (part: string) => toString(part).slice(1, -1).replace(/[{}]/g, '$&$&');
  return `f"${parts.map((part) => (typeof part === 'string' ? escape(part) : `{os.environ['${part.env}'].strip()}`)).join('')}"`;
}

/** An argument with a dictionary, on one line if it has one entry. */
function dictionary(argument: string, entries: readonly (readonly [string, SecretText])[]): string[] {
  if (entries.length === 0) return [];
  const written = entries.map(([name, value]) => `${toString(name)}: ${text(value)}`);
  if (written.length === 1) return [`${argument}={${written.join('')}}`];
  return [`${argument}={\n${written.map((entry) => `        ${entry},\n`).join('')}    }`];
}

/** The values of each name: a string, or a list if there are several. */
function grouped(pairs: readonly (readonly [string, string])[]): Json {
  const values = new Map<string, string[]>();
  for (const [name, value] of pairs) values.set(name, [...(values.get(name) ?? []), value]);
  return Object.fromEntries(
    [...values].map(([name, [first = '', ...others]]) => [name, others.length > 0 ? [first, ...others] : first]),
  );
}

function part({ name, text: value = '', json, file, contentType, headers }: FormPart): string {
  const content =
    file !== undefined
      ? [toString(file), `Path(${toString(file)}).read_bytes()`]
      : ['None', json === undefined ? toPythonText(value) : `json.dumps(${toPython(json, '        ')})`];
  const set = headers.map(([header, text]) => `${toString(header)}: ${toString(text)}`).join(', ');
  const type = contentType === undefined ? (set ? ['None'] : []) : [toString(contentType)];
  return `(${toString(name)}, (${[...content, ...type, ...(set ? [`{${set}}`] : [])].join(', ')}))`;
}

function segment(given: Segment): string {
  return `        ${typeof given === 'string' ? `${toString(given)}.encode()` : `Path(${toString(given.file)}).read_bytes()`},\n`;
}

const BODY_ARGUMENTS: BodyTemplates<string> = {
  json: ({ json }) => `json=${toPython(json, '    ')}`,
  form: ({ pairs }) => `data=${toPython(grouped(pairs), '    ')}`,
  multipart: ({ parts }) => `files=[\n${parts.map((one) => `        ${part(one)},\n`).join('')}    ]`,
  text: (body) => `data=${toPythonText(body.text)}.encode()`,
  file: ({ file }) => `data=Path(${toString(file)}).read_bytes()`,
  segments: ({ segments }) => `data=b"".join([\n${segmentLines(segments).map(segment).join('')}    ])`,
};

/** Encodes the segments `.` and `..` of a path, which requests would leave out. It decodes them when it sends them. */
function withDots(target: string): string {
  const encode = (path: string) => path.replace(/(?<=\/)\.{1,2}(?=\/|$)/g, (dots) => dots.replaceAll('.', '%2E'));
  return target.replace(/^[^?]*/, encode);
}

/** Prints lines of the response when they arrive. */
function eachLine(condition: string, statement: string): string {
  return `for line in reply.iter_lines():\n    ${condition}\n        ${statement}`;
}

const RESPONSE_STATEMENTS = {
  json: 'print(reply.json())',
  text: 'print(reply.text)',
  none: 'print(reply.status_code)',
  events: eachLine('if line.startswith(b"data:"):', 'print(line[5:].decode().strip())'),
  lines: eachLine('if line:', 'print(json.loads(line))'),
  records: eachLine(String.raw`if line.strip(b"\x1e"):`, String.raw`print(line.decode().strip("\x1e"))`),
};

/** Returns a call with the library requests, https://requests.readthedocs.io. */
export function renderPython(call: SampleCall): string {
  const { method, server, target, queryKeys, basic, headers, contentType, body, status, response, notes } = call;
  // requests writes the types of plain JSON and of forms itself.
  const isPlainJson = body?.kind === 'json' && contentType === 'application/json';
  const hasType = contentType !== undefined && !isPlainJson && body?.kind !== 'form' && body?.kind !== 'multipart';
  const isKnown = METHODS.includes(method);
  const params = queryKeys.map(({ name, env }) => [name, [{ env }]] as const);
  const args = [
    ...(isKnown ? [] : [toString(method)]),
    `${API_BASE} + ${toString(withDots(target))}`,
    ...dictionary('params', params),
    ...dictionary('headers', [
      ...headers.map(({ name, value }) => [name, value] as const),
      ...(hasType ? [['Content-Type', [contentType]] as const] : []),
    ]),
    ...(basic ? [`auth=(os.environ["${basic.user}"], os.environ["${basic.password}"])`] : []),
    ...(body ? [writeBody(body, BODY_ARGUMENTS)] : []),
    ...(streamOf(call) === undefined ? [] : ['stream=True']),
    `timeout=${TIMEOUT}`,
  ];
  const imports = [
    ...needed({
      json: response.kind === 'lines' || formParts(call).some(({ json }) => json !== undefined),
      os: true,
    }).map((name) => `import ${name}\n`),
    ...(filesOf(body).length > 0 || response.kind === 'file' ? ['from pathlib import Path\n'] : []),
  ];
  const spelling = method === method.toUpperCase() ? [] : [`requests sends the method ${method} in capitals.`];
  return `${comments([...notes, ...spelling], '#')}${imports.join('')}
import requests

${API_BASE} = os.environ.get("${API_BASE}", ${toString(server)})

reply = requests.${isKnown ? method.toLowerCase() : 'request'}(
${args.map((argument) => `    ${argument},\n`).join('')})
if reply.status_code ${status === undefined ? '>= 400' : `!= ${status}`}:
    raise SystemExit(f"Status {reply.status_code}: {reply.text}")
${response.kind === 'file' ? `Path("${response.file}").write_bytes(reply.content)` : RESPONSE_STATEMENTS[response.kind]}`;
}
