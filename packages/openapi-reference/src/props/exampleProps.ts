import { isJsonObject, plainCode, stringifyJson } from '@api-docs/kit';
import {
  callExamples,
  describeType,
  descriptionText,
  findExample,
  findOperation,
  PAGE_LANGUAGES,
  REFERENCE_LANGUAGES,
  renderSamples,
  type Field,
  type Json,
} from '@api-docs/openapi-facts';
import { buildError, type Block } from '@api-docs/kit/node';
import { highlight } from '@api-docs/ui/code/highlight';

import { asText, operationLink, type Attributes, type PageContext } from './pageContext';
import type { ApiReplyProps, ApiSampleProps } from './types';

/** Returns colored code as text. */
function codeBlock({ highlighted }: { highlighted: string }, title: string): Block {
  return { kind: 'code', title, text: plainCode(highlighted) };
}

/** A list of numbers over several lines, as `JSON.stringify` indents it. */
const NUMBERS = /\[\s+((?:-?\d+(?:\.\d+)?,\s+)*-?\d+(?:\.\d+)?)\s+\]/g;

/** Formats JSON with an indent of two spaces, but a list of numbers such as a pair of offsets on one line. */
export function formatJson(value: Json): string {
  return stringifyJson(value, 2).replace(NUMBERS, (_list, numbers: string) => `[${numbers.replace(/\s+/g, ' ')}]`);
}

export const apiSampleProps = ({ facts, files, page }: PageContext, attributes: Attributes): ApiSampleProps => {
  const { operation, example, languages } = attributes;
  const found = findOperation(facts, operation ?? '', page);
  if (languages !== undefined && languages !== 'all') {
    throw buildError({
      file: page,
      problem: 'unknown value of languages',
      expected: 'languages="all", or no such attribute',
      found: languages,
      remedy: 'remove the attribute',
    });
  }
  const call = findExample(callExamples(found, facts), example, page, `${found.path} in ${facts.file}`);
  const { key, summary, values } = call;
  const { method, path } = found;
  const about = found.requestExamples.find((candidate) => candidate.key === key)?.description;
  const samples = renderSamples(call.operation, values, languages ? REFERENCE_LANGUAGES : PAGE_LANGUAGES);
  return {
    operation: { ...operationLink(files, found), path: method === 'POST' ? path : `${method} ${path}` },
    isOwnPage: /\.api\.mdx\b/.test(page) || undefined,
    example: key,
    summary: about === undefined ? summary : descriptionText(about),
    samples: samples.map(({ code, prism, ...head }) => ({
      ...head,
      highlighted: highlight(code, prism),
      language: prism,
    })),
  };
};

/** Reads the first of the samples, because all are generated from the same facts. */
export const apiSampleText = asText(apiSampleProps, ({ operation, summary, samples: [sample] }) =>
  sample ? [codeBlock(sample, `Call of ${operation.path}: ${summary}`)] : [],
);

/** Start and end of a string that stands for a comment, in characters that no example has. */
const [OPEN, CLOSE] = ['\u{E000}', '\u{E001}'];

const COMMENTS = new RegExp(`"${OPEN}([^${CLOSE}]*)${CLOSE}"`, 'gu');

/** Returns whether the file says that a value is an object, but names none of its fields. */
function isOpenObject({ types, children, variants, recursion }: Field): boolean {
  return types.includes('object') && children.length === 0 && variants === undefined && recursion === undefined;
}

function markShapes(value: Json, fields: readonly Field[]): Json {
  if (Array.isArray(value)) return value.map((item) => markShapes(item, fields));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field = fields.find((candidate) => candidate.name === name);
      if (!field) return [name, inner];
      const isEmpty = isJsonObject(inner) && Object.keys(inner).length === 0;
      if (!isEmpty || !isOpenObject(field)) return [name, markShapes(inner, field.children)];
      const isObject = field.types.length === 1 && !field.nullable;
      return [name, `${OPEN}${isObject ? 'fields not documented' : describeType(field)}${CLOSE}`];
    }),
  );
}

/** A reply with empty objects whose fields are not documented is shown by its shape: they have comments, which are no JSON. */
export const apiReplyProps = (context: PageContext, { operation, example }: Attributes): ApiReplyProps => {
  const { facts, files, page } = context;
  const found = findOperation(facts, operation ?? '', page);
  const reply = findExample(found.replyExamples, example, page, `the reply of ${found.path} in ${facts.file}`);
  const marked = formatJson(markShapes(reply.value, found.reply));
  const text = marked.replace(COMMENTS, '{ /* $1 */ }');
  const isShape = text !== marked || undefined;
  return {
    json: { highlighted: highlight(text, 'json'), language: isShape ? 'jsonc' : 'json' },
    isShape,
    // Of the theme component `ReplyFigure`.
    ...files.options.replyProps?.(context, found, reply),
  };
};

export const apiReplyText = asText(apiReplyProps, ({ json }, { operation }) => [
  codeBlock(json, `Reply of ${operation}`),
]);
