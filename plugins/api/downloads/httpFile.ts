import { stringifyJson } from '../../../shared/json';
import {
  API_BASE,
  sampleCall,
  targetText,
  type FormPart,
  type SampleBody,
  type SampleCall,
  type SecretText,
} from '../../../shared/samples/call';
import { BOUNDARY, partHead, partText } from '../../../shared/samples/template';
import { callExamples } from '../facts/describeCall';
import { operationRef } from '../facts/findOperation';
import type { ApiFacts } from '../facts/types';

/** How both clients get the key. Neither reads environment variables of the system in a way that the other one knows. */
const HEAD = [
  'For the HTTP Client of JetBrains and for REST Client of VS Code. The file has no key.',
  'JetBrains: put it into http-client.private.env.json beside this file, and choose the environment "docs":',
  '{ "docs": { "API_KEY": "" } }',
  'VS Code: put it into the settings, and choose the environment "docs":',
  '"rest-client.environmentVariables": { "docs": { "API_KEY": "" } }',
];

/** Writes text with variables of the client for secrets. */
function text(parts: SecretText): string {
  return parts.map((part) => (typeof part === 'string' ? part : `{{${part.env}}}`)).join('');
}

function partLines(part: FormPart): string[] {
  return [...partHead(part), part.file === undefined ? partText(part) : `< ./${part.file}`];
}

/** Returns the lines of a text between files, each of which is on a line of its own. */
function textLines(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(/^\n/, '').replace(/\n$/, '');
}

function bodyLines(body: SampleBody | undefined): string[] {
  switch (body?.kind) {
    case 'json':
      return ['', stringifyJson(body.json, 2)];
    case 'text':
      return ['', body.text];
    case 'form':
      return ['', body.pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')];
    case 'multipart':
      return ['', ...body.parts.flatMap(partLines), `--${BOUNDARY}--`];
    case 'file':
      return ['', `< ./${body.file}`];
    case 'segments':
      return ['', ...body.segments.map((one) => (typeof one === 'string' ? textLines(one) : `< ./${one.file}`))];
    case undefined:
      return [];
  }
}

function requestLines(call: SampleCall, base: string): string[] {
  const { method, basic, headers, contentType, body, notes } = call;
  const type = body?.kind === 'multipart' ? `${contentType}; boundary=${BOUNDARY}` : contentType;
  return [
    ...notes.map((note) => `# ${note}`),
    `${method} ${base}${text(targetText(call))}`,
    // Both clients encode a name and a password with a space between them.
    ...(basic ? [`Authorization: Basic {{${basic.user}}} {{${basic.password}}}`] : []),
    ...headers.map(({ name, value }) => `${name}: ${text(value)}`),
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    ...bodyLines(body),
  ];
}

/**
 * Converts an OpenAPI file to a file of requests that the HTTP Client of JetBrains and REST Client of VS Code read: one
 * request for each example call, which is that of the samples. Variables stand for the base URL and for secrets. Only syntax
 * that both document is used: https://www.jetbrains.com/help/idea/exploring-http-syntax.html and
 * https://github.com/Huachao/vscode-restclient.
 */
export function httpFile(facts: ApiFacts): string {
  const requests = facts.operations.flatMap((operation) =>
    callExamples(operation, facts).map((example) => {
      const call = sampleCall(example.operation, example.values);
      const base = call.server === facts.server ? `{{${API_BASE}}}` : call.server;
      return [`### ${operationRef(facts, operation)}: ${example.summary}`, ...requestLines(call, base)].join('\n');
    }),
  );
  const head = [facts.title, ...HEAD].map((line) => `# ${line}`);
  return `${[[...head, '', `@${API_BASE} = ${facts.server}`].join('\n'), ...requests].join('\n\n')}\n`;
}
