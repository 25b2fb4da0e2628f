import { stringifyJson } from '../../json';
import { API_BASE, targetText, TIMEOUT } from '../call';
import type { FormPart, SampleBody, SampleCall, SecretText } from '../call';
import { toJson } from '../literals';

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

function bodyOptions(body: SampleBody | undefined): string[] {
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
    case undefined:
      return [];
  }
}

/**
 * Returns a call of `curl`, which fails on a status from 400 on. `--fail-with-body`, which needs curl 7.76, also prints the
 * reply. With `--output`, it would save the text of an error under the name of the file.
 */
export function renderCurl(call: SampleCall): string {
  const { method, server, basic, headers, contentType, body, reply, notes } = call;
  const base = escapeShell(server).replaceAll('}', '\\}');
  const address = `\${${API_BASE}:-${base}}${text(targetText(call))}`;
  // curl writes the types of forms itself.
  const hasType = contentType !== undefined && body?.kind !== 'form' && body?.kind !== 'multipart';
  const options = [
    method === 'HEAD' ? `--head "${address}"` : `--request ${method} "${address}"`,
    ...(basic ? [`--user "$${basic.user}:$${basic.password}"`] : []),
    ...headers.map(({ name, value }) => `--header "${name}: ${text(value)}"`),
    ...(hasType ? [`--header ${toShell(`Content-Type: ${contentType}`)}`] : []),
    ...(reply.kind === 'file' ? [`--output ${reply.file}`] : []),
    ...bodyOptions(body),
  ];
  const fail = reply.kind === 'file' ? '--fail' : '--fail-with-body';
  const command = [`curl ${fail} --max-time ${TIMEOUT}`, ...options].join(' \\\n  ');
  return [...notes.map((note) => `# ${note}`), command].join('\n');
}
