import { stringifyJson } from '@api-docs/kit';

import { API_BASE, targetText, TIMEOUT } from '../call';
import type { FormPart, SampleBody, SampleCall, SecretText } from '../sampleCall';
import { toJson } from '../literals';
import { boundaryOf, formParts, partSegments, sequenceOf } from '../template';

/** Converts text of several lines to a word of the shell in single quotes. */
export function toShellText(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Converts text to a word of the shell in double quotes; variables are not expanded. */
export function toShell(text: string): string {
  return `"${escapeShell(text)}"`;
}

/** Escapes text for double quotes of the shell. */
export function escapeShell(text: string): string {
  return text.replace(/["$`\\]/g, '\\$&');
}

function text(parts: SecretText): string {
  return parts.map((part) => (typeof part === 'string' ? escapeShell(part) : `$${part.env}`)).join('');
}

/** A part of a form in the notation of `--form`, in which quoted contents may have any character. */
function part({ name, text: value = '', json, file, contentType, headers }: FormPart): string {
  const isPlain = file === undefined && contentType === undefined && headers.length === 0;
  if (isPlain) return `--form-string ${toShell(`${name}=${value}`)}`;
  const quoted = (content: string) => `"${content.replace(/["\\]/g, '\\$&')}"`;
  const content = file === undefined ? quoted(json === undefined ? value : stringifyJson(json)) : `@${file}`;
  const options = [
    ...(contentType === undefined ? [] : [`type=${contentType}`]),
    ...headers.map(([header, set]) => `headers=${quoted(`${header}: ${set}`)}`),
  ];
  return `--form ${toShellText([`${name}=${content}`, ...options].join(';'))}`;
}

/** Returns text as the format of `printf`, which can have any character but loses no sign of it. */
function toPrintf(text: string): string {
  const escaped = text.replace(/[\\%]/g, '$&$&').replaceAll('\r', '\\r');
  return toShellText(
    escaped.replace(/[\0-\x08\x0b-\x1f]/g, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`),
  );
}

/**
 * Returns a form with a name that curl cannot write as the text that is sent: curl takes all after the first equals sign for the
 * content.
 */
function withWrittenForm(call: SampleCall): SampleCall {
  const parts = formParts(call);
  if (call.body?.kind !== 'multipart' || !parts.some(({ name }) => name.includes('='))) return call;
  const boundary = boundaryOf(parts);
  const contentType = `${call.contentType}; boundary=${boundary}`;
  return { ...call, contentType, body: { kind: 'segments', segments: partSegments(parts, boundary) } };
}

/** Returns the command before `curl` that writes a body to it. */
function bodyCommand(body: SampleBody | undefined): string {
  const isPlain = body?.kind !== 'segments' && !(body?.kind === 'text' && /[\0-\x08\x0b-\x1f]/.test(body.text));
  if (isPlain) return '';
  const segments = body.kind === 'segments' ? body.segments : [body.text];
  const commands = segments.map((one) => (typeof one === 'string' ? `printf -- ${toPrintf(one)}` : `cat ${one.file}`));
  return commands.length === 1 ? `${commands.join('')} | ` : `{\n${commands.map((one) => `  ${one}\n`).join('')}} | `;
}

function bodyOptions(body: SampleBody | undefined): string[] {
  if (bodyCommand(body) !== '') return ['--data-binary @-'];
  switch (body?.kind) {
    case 'json':
      return [`--data @- <<'JSON'\n${toJson(body.json)}\nJSON`];
    case 'form':
      return body.pairs.map(([name, value]) => `--data-urlencode ${toShell(`${encodeURIComponent(name)}=${value}`)}`);
    case 'multipart':
      return body.parts.map(part);
    case 'text':
      return [`--data-raw ${toShellText(body.text)}`];
    case 'file':
      return [`--data-binary @${body.file}`];
    default:
      return [];
  }
}

/**
 * Returns a call of `curl`, which fails on a status from 400 on. `--fail-with-body`, which needs curl 7.76, also prints the
 * response. With `--output`, it would save the text of an error under the name of the file.
 */
export function renderCurl(given: SampleCall): string {
  const call = withWrittenForm(given);
  const { method, server, basic, headers, contentType, body, response, notes } = call;
  const base = escapeShell(server).replaceAll('}', '\\}');
  const address = `\${${API_BASE}:-${base}}${text(targetText(call))}`;
  // curl writes the types of forms itself.
  const hasType = contentType !== undefined && body?.kind !== 'form' && body?.kind !== 'multipart';
  const verb = /^[\w-]+$/.test(method) ? method : toShellText(method);
  const isStream = sequenceOf(call) !== undefined;
  const options = [
    method === 'HEAD' ? `--head "${address}"` : `--request ${verb} "${address}"`,
    ...(basic ? [`--user "$${basic.user}:$${basic.password}"`] : []),
    // A semicolon stands for a value that is empty.
    ...headers.map(
      ({ name, value }) => `--header "${escapeShell(name)}${text(value) === '' ? ';' : `: ${text(value)}`}"`,
    ),
    ...(hasType ? [`--header ${toShell(`Content-Type: ${contentType}`)}`] : []),
    ...(response.kind === 'file' ? [`--output ${response.file}`] : []),
    ...bodyOptions(body),
  ];
  const fail = response.kind === 'file' ? '--fail' : '--fail-with-body';
  // A stream has no end that is known.
  const limits = isStream ? `--no-buffer --connect-timeout ${TIMEOUT}` : `--max-time ${TIMEOUT}`;
  const command = [`${bodyCommand(body)}curl ${fail} ${limits}`, ...options].join(' \\\n  ');
  return [...notes.map((note) => `# ${note}`), command].join('\n');
}
