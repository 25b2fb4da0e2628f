import { stringifyJson } from '@api-docs/kit';

import { writeBody, type BodyTemplates } from '../bodyTemplates';
import { API_BASE, targetText, TIMEOUT } from '../call';
import type { FormPart, SampleBody, SampleCall, SecretText } from '../sampleCall';
import { toJson } from '../literals';
import { boundaryOf, formParts, hasDotSegment, partSegments, partText, streamOf } from '../template';

/** Converts text to a word of the shell in single quotes, in which no shell reads anything. */
export function toShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/**
 * Escapes text for double quotes of the shell. Exclamation marks stand in single quotes between them, because interactive shells
 * put previous commands in their place.
 */
function escapeShell(text: string): string {
  return text.replace(/["$`\\]/g, '\\$&').replace(/!+/g, `"'$&'"`);
}

/** A word of the shell: in double quotes only if it has secrets. */
function word(parts: SecretText): string {
  if (parts.every((part) => typeof part === 'string')) return toShell(parts.join(''));
  return `"${text(parts)}"`;
}

function text(parts: SecretText): string {
  return parts.map((part) => (typeof part === 'string' ? escapeShell(part) : `$${part.env}`)).join('');
}

/** Quotes text if a shell would read something in it. */
function quoteIfNeeded(text: string, quote: (text: string) => string): string {
  return /^[\w@./-]+$/.test(text) ? text : quote(text);
}

/** The words of a comment, in quotes if zsh would read something in it: at its prompt, `#` is the name of a command. */
function shellComment(note: string): string {
  return /^[\w ,.:/-]+$/.test(note) ? note : toShell(note);
}

/** What no argument can have or no terminal takes, and the start of a line that bash reads as a change of the previous command. */
const NO_ARGUMENT = /[\0-\x09\x0b-\x1f\x7f]|\n\^/;

/** A part of a form in the notation of `--form`, in which quoted contents may have any character. */
function part({ name, text: value = '', json, file, contentType, headers }: FormPart): string {
  const isPlain = file === undefined && contentType === undefined && headers.length === 0;
  if (isPlain) return `--form-string ${toShell(`${name}=${value}`)}`;
  const quoted = (content: string) => `"${content.replace(/["\\]/g, '\\$&')}"`;
  const written = quoted(json === undefined ? value : stringifyJson(json));
  const content = file === undefined ? written : `@${quoteIfNeeded(file, quoted)}`;
  const options = [
    ...(contentType === undefined ? [] : [`type=${contentType}`]),
    ...headers.map(([header, set]) => `headers=${quoted(`${header}: ${set}`)}`),
  ];
  return `--form ${toShell([`${name}=${content}`, ...options].join(';'))}`;
}

/** Returns text as the format of `printf`, which can have any character but loses no sign of it. */
function toPrintf(text: string): string {
  const escaped = text.replace(/[\\%]/g, '$&$&').replaceAll('\r', '\\r').replaceAll('\n^', '\\n^');
  const inOctal = (char: string) => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`;
  return toShell(escaped.replace(/[\0-\x09\x0b-\x1f\x7f]/g, inOctal));
}

function isUnwritable(part: FormPart): boolean {
  return part.name.includes('=') || NO_ARGUMENT.test(part.name + partText(part));
}

/**
 * Returns a form that curl cannot write as the text that is sent: curl takes all after the first equals sign of a name for the
 * content.
 */
function withWrittenForm(call: SampleCall): SampleCall {
  const parts = formParts(call);
  if (call.body?.kind !== 'multipart' || !parts.some(isUnwritable)) return call;
  const boundary = boundaryOf(parts);
  const contentType = `${call.contentType}; boundary=${boundary}`;
  return { ...call, contentType, body: { kind: 'segments', segments: partSegments(parts, boundary) } };
}

/** Returns the command before `curl` that writes a body to it. */
function bodyCommand(body: SampleBody | undefined): string {
  const isPlain = body?.kind !== 'segments' && !(body?.kind === 'text' && NO_ARGUMENT.test(body.text));
  if (isPlain) return '';
  const segments = body.kind === 'segments' ? body.segments : [body.text];
  const commands = segments.map((one) =>
    typeof one === 'string' ? `printf -- ${toPrintf(one)}` : `cat ${quoteIfNeeded(one.file, toShell)}`,
  );
  return commands.length === 1 ? `${commands.join('')} | ` : `{\n${commands.map((one) => `  ${one}\n`).join('')}} | `;
}

/** A field of a form. curl encodes what an argument can have. */
function pair([name, value]: [string, string]): string {
  const key = encodeURIComponent(name);
  if (NO_ARGUMENT.test(value)) return `--data-raw ${toShell(`${key}=${encodeURIComponent(value)}`)}`;
  return `--data-urlencode ${toShell(`${key}=${value}`)}`;
}

const BODY_OPTIONS: BodyTemplates<string[]> = {
  // A terminal deletes the sign before a raw one.
  json: ({ json }) => [`--data @- <<'JSON'\n${toJson(json).replaceAll('\x7f', '\\u007f')}\nJSON`],
  form: ({ pairs }) => pairs.map(pair),
  multipart: ({ parts }) => parts.map(part),
  text: (body) => [bodyCommand(body) === '' ? `--data-raw ${toShell(body.text)}` : '--data-binary @-'],
  file: ({ file }) => [`--data-binary ${quoteIfNeeded(`@${file}`, toShell)}`],
  segments: () => ['--data-binary @-'],
};

/**
 * Returns a call of `curl`, which fails on a status from 400 on. `--fail-with-body`, which needs curl 7.76, also prints the
 * response. With `--output`, it would save the text of an error under the name of the file.
 */
export function renderCurl(given: SampleCall): string {
  const call = withWrittenForm(given);
  const { method, server, basic, headers, contentType, body, response, notes } = call;
  // Quotes cannot end within the braces.
  const base = escapeShell(server.replaceAll('!', '%21')).replaceAll('}', '\\}');
  const address = `"\${${API_BASE}:-${base}}${text(targetText(call))}"`;
  // curl writes the types of forms itself.
  const hasType = contentType !== undefined && body?.kind !== 'form' && body?.kind !== 'multipart';
  const verb = quoteIfNeeded(method, toShell);
  const isStream = streamOf(call) !== undefined;
  const options = [
    method === 'HEAD' ? `--head ${address}` : `--request ${verb} ${address}`,
    ...(hasDotSegment(call) ? ['--path-as-is'] : []),
    ...(basic ? [`--user "$${basic.user}:$${basic.password}"`] : []),
    // A semicolon stands for a value that is empty.
    ...headers.map(
      ({ name, value }) => `--header ${word(text(value) === '' ? [`${name};`] : [`${name}: `, ...value])}`,
    ),
    ...(hasType ? [`--header ${toShell(`Content-Type: ${contentType}`)}`] : []),
    ...(response.kind === 'file' ? [`--output ${response.file}`] : []),
    ...(body ? writeBody(body, BODY_OPTIONS) : []),
  ];
  const fail = response.kind === 'file' ? '--fail' : '--fail-with-body';
  // A stream has no end that is known.
  const limits = isStream ? `--no-buffer --connect-timeout ${TIMEOUT}` : `--max-time ${TIMEOUT}`;
  const command = [`${bodyCommand(body)}curl ${fail} ${limits}`, ...options].join(' \\\n  ');
  return [...notes.map((note) => `# ${shellComment(note)}`), command].join('\n');
}
