import { stringifyJson } from '@api-docs/kit';

import { writeBody, type BodyTemplates } from '../samples/bodyTemplates';
import { API_BASE, sampleCall, targetText } from '../samples/call';
import type { SampleCall, SampleKey, SecretText, Segment } from '../samples/sampleCall';
import { oneLine } from '../samples/literals';
import { boundaryOf, partHead, partSegments } from '../samples/template';
import { absoluteServer } from '../calls/sampleOperation';
import { callExamples } from '../calls/describeCall';
import { operationRef } from '../facts/findOperation';
import type { ApiFacts } from '../types';
import { keyVariables, literalJson, partContent } from './collectionParts';

/** Says how both clients get keys. Neither reads environment variables of the system in a way that the other one knows. */
function keyLines(keys: readonly SampleKey[]): string[] {
  const variables = keyVariables(keys).map((name) => `"${name}": ""`);
  if (variables.length === 0) return [];
  const environment = `{ "docs": { ${variables.join(', ')} } }`;
  return [
    'JetBrains: put it into http-client.private.env.json beside this file, and choose the environment "docs":',
    environment,
    'VS Code: put it into the settings, and choose the environment "docs":',
    `"rest-client.environmentVariables": ${environment}`,
  ];
}

/** Writes text with variables of the client for secrets. */
function text(parts: SecretText): string {
  return parts.map((part) => (typeof part === 'string' ? part : `{{${part.env}}}`)).join('');
}

/** Returns the lines of a text between files, each of which is on a line of its own. */
function textLines(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(/^\n/, '').replace(/\n$/, '');
}

function segmentLines(segments: readonly Segment[]): string[] {
  return segments.map((one) => (typeof one === 'string' ? textLines(one) : `< ./${one.file}`));
}

const BODY_LINES: BodyTemplates<string[]> = {
  json: ({ json }) => [literalJson(stringifyJson(json, 2))],
  text: (body) => [body.text],
  form: ({ pairs }) => [pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')],
  multipart: ({ parts }) => segmentLines(partSegments(parts, boundaryOf(parts), partContent)),
  file: ({ file }) => [`< ./${file}`],
  segments: ({ segments }) => segmentLines(segments),
};

/** Methods that both clients know. Others are those of JetBrains alone. */
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE'];

/**
 * What a client reads as something else than text: comments, separators, variables, files, scripts, tests. Also carriage
 * returns, which no client keeps. Examples: `# Title`, `< file`, `{{name}}`.
 */
const SYNTAX = /^[^\S\n]*(?:#|\/\/|@[^\s=]+\s*=|<(?![a-z/!?])|>|```).*|\{\{.*|\r/im;

/** Returns why the file cannot have a call; undefined if both clients send it as it is. */
function obstacle({ headers, body }: SampleCall): string | undefined {
  const lines = headers.map(({ name, value }) => `${name}: ${value.filter((one) => typeof one === 'string').join('')}`);
  const texts = body?.kind === 'text' ? [body.text] : [];
  const segments = body?.kind === 'segments' ? body.segments.filter((one) => typeof one === 'string') : [];
  const parts = body?.kind === 'multipart' ? body.parts : [];
  const names = parts.flatMap((part) => partHead(part, ''));
  const contents = parts.filter(({ file }) => file === undefined).map(partContent);
  if (texts.some((given) => /^\s*\n|^\s+$/.test(given))) return 'they drop the empty line at the start of its body';
  const [found] = SYNTAX.exec([...lines, ...texts, ...segments.map(textLines), ...names, ...contents].join('\n')) ?? [];
  if (found === undefined) return undefined;
  return found === '\r' ? 'they change the line ends of its body' : `they do not send "${oneLine(found)}" as it is`;
}

/** Returns what the clients change in a call that the file has. */
function changes({ method, body }: SampleCall): string[] {
  const isCut = body?.kind === 'text' && /\n\s*$/.test(body.text);
  const hasLines = body?.kind === 'multipart' && body.parts.some((part) => partContent(part).includes('\n'));
  return [
    ...(METHODS.includes(method) ? [] : [`REST Client of VS Code does not know the method ${method}.`]),
    ...(isCut ? ['The clients leave out the empty lines at the end of the body.'] : []),
    ...(hasLines ? ['The clients end lines of a part with CRLF.'] : []),
  ];
}

function requestLines(call: SampleCall, base: string): string[] {
  const { method, basic, headers, contentType, body, notes } = call;
  const type = body?.kind === 'multipart' ? `${contentType}; boundary=${boundaryOf(body.parts)}` : contentType;
  return [
    ...[...notes, ...changes(call)].map((note) => `# ${note}`),
    `${method} ${base}${text(targetText(call))}`,
    // Both clients encode a name and a password with a space between them.
    ...(basic ? [`Authorization: Basic {{${basic.user}}} {{${basic.password}}}`] : []),
    ...headers.map(({ name, value }) => `${name}: ${text(value)}`),
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    ...(body ? ['', ...writeBody(body, BODY_LINES)] : []),
  ];
}

/**
 * Converts an OpenAPI file to a file of requests that the HTTP Client of JetBrains and REST Client of VS Code read: one
 * request for each example call, which is that of the samples. Variables stand for the base URL and for secrets. Only syntax
 * that both document is used: https://www.jetbrains.com/help/idea/exploring-http-syntax.html and
 * https://github.com/Huachao/vscode-restclient.
 */
export function httpFile(facts: ApiFacts): string {
  const server = absoluteServer(facts.servers, facts);
  const keys: SampleKey[] = [];
  const requests = facts.operations.flatMap((operation) =>
    callExamples(operation, facts).map((example) => {
      const title = `### ${oneLine(`${operationRef(facts, operation)}: ${example.summary}`)}`;
      const call = sampleCall(example.operation, example.values);
      const reason = obstacle(call);
      if (reason !== undefined) return `${title}\n# Left out for both clients: ${reason}.`;
      keys.push(...example.operation.keys);
      return [title, ...requestLines(call, call.server === server ? `{{${API_BASE}}}` : call.server)].join('\n');
    }),
  );
  const clients = 'For the HTTP Client of JetBrains and for REST Client of VS Code. The file has no key.';
  const head = [facts.title || 'API', clients, ...keyLines(keys)].map((line) => `# ${line}`);
  return `${[[...head, '', `@${API_BASE} = ${server}`].join('\n'), ...requests].join('\n\n')}\n`;
}
