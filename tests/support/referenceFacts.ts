/**
 * What a reference page has to show, read from the OpenAPI file here on its own: a proof about the pages must not trust
 * the reading that made them.
 */
import { load, type CheerioAPI } from 'cheerio';
import { parse } from 'yaml';

import { brand } from '../../brand.config';
import { openApiFiles } from '../../plugins/api-facts/apiFiles';
import { projectDir } from '../../scripts/run';

interface Schema {
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: { required?: string[] }[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  'x-requirement-not-published'?: string[];
}

interface Body {
  description?: string;
  content?: Record<string, { schema: Schema; examples?: Record<string, { summary: string; value: unknown }> }>;
}

/** An operation of the file without references. */
export interface Post {
  operationId: string;
  summary: string;
  description: string;
  deprecated?: boolean;
  requestBody: Body;
  responses: Record<string, Body>;
}

function withoutRefs(node: unknown, root: unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutRefs(item, root));
  if (node === null || typeof node !== 'object') return node;
  const { $ref, ...own } = node as { $ref?: string };
  const target = $ref
    ?.split('/')
    .slice(1)
    .reduce((at: unknown, key) => (at as Record<string, unknown>)[key], root);
  const whole = { ...(target as object), ...own };
  return Object.fromEntries(Object.entries(whole).map(([key, value]) => [key, withoutRefs(value, root)]));
}

/**
 * Reads the operations of an OpenAPI file.
 *
 * @param file relative to the project
 * @returns operations by path, in the file's order, references filled in
 */
export function readPosts(file: string): Map<string, Post> {
  const document = parse(openApiFiles(projectDir, brand).brandedText(file)) as {
    paths: Record<string, { post: unknown }>;
  };
  return new Map(Object.entries(document.paths).map(([path, { post }]) => [path, withoutRefs(post, document) as Post]));
}

/** A field of a body as its row has to show it. */
export interface ExpectedField {
  /** For example `request-context-chunk_text`. */
  anchor: string;
  path: string;
  /** Words and numbers that the row has to show, beside the name. */
  words: string[];
}

const TYPE_WORDS: Record<string, string> = { array: 'list' };

function typeWords(schema: Schema): string[] {
  const types = [schema.type ?? []].flat();
  const items = [schema.items?.type ?? []].flat();
  return [...types.map((type) => TYPE_WORDS[type] ?? type), ...items.map((type) => `of ${type}`)];
}

function limitWords(schema: Schema): string[] {
  const { minimum, maximum, minItems, maxItems } = schema;
  const objects = schema.items ?? schema;
  return [
    ...[minimum, maximum, minItems, maxItems].filter((number) => number !== undefined).map(String),
    ...(minimum !== undefined && maximum !== undefined ? ['both included'] : []),
    ...(schema.uniqueItems ? ['at most once'] : []),
    ...(schema.default === undefined ? [] : [`Default: ${JSON.stringify(schema.default)}`]),
    ...(objects.anyOf ?? []).flatMap(({ required }) => required ?? []),
  ];
}

function presence(parent: Schema, name: string, part: 'request' | 'reply'): string {
  if (parent['x-requirement-not-published']?.includes(name)) return 'not published';
  const must = parent.required?.includes(name) ?? false;
  if (part === 'request') return must ? 'required' : 'optional';
  return must ? 'always present' : 'not always present';
}

/** CommonMark of the file as a reader sees it; the file uses code marks only. */
function plain(markdown: string): string {
  return markdown.replaceAll('`', '').replace(/\s+/g, ' ').trim();
}

function expectedFields(schema: Schema | undefined, part: 'request' | 'reply', parentPath = ''): ExpectedField[] {
  const objects = schema?.items ?? schema;
  return Object.entries(objects?.properties ?? {}).flatMap(([name, property]) => {
    const path = `${parentPath}${name}`;
    const words = [
      ...typeWords(property),
      presence(objects ?? {}, name, part),
      ...limitWords(property),
      ...(property.description === undefined ? [] : [plain(property.description)]),
    ];
    const field = { anchor: `${part}-${path.replaceAll('.', '-')}`, path, words };
    return [field, ...expectedFields(property, part, `${path}.`)];
  });
}

function jsonOf(body: Body | undefined) {
  return body?.content?.['application/json'];
}

/** @returns the fields of an operation's request and reply, parents first */
export function fieldsOf(post: Post): ExpectedField[] {
  return [
    ...expectedFields(jsonOf(post.requestBody)?.schema, 'request'),
    ...expectedFields(jsonOf(post.responses['200'])?.schema, 'reply'),
  ];
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function missingFields($: CheerioAPI, post: Post): string[] {
  return fieldsOf(post).flatMap(({ anchor, path, words }) => {
    const row = $(`main tr[id="${anchor}"]`);
    if (row.find('th code').text() !== path) return [`no row for ${anchor}`];
    if (row.find(`a[href="#${anchor}"], a[href$="/#${anchor}"]`).length !== 1)
      return [`${anchor} has no link to itself`];
    const text = fold(row.text());
    return words.filter((word) => !text.includes(word)).map((word) => `${anchor} does not say: ${word}`);
  });
}

const LANGUAGES = ['curl', 'python', 'typescript', 'go', 'java'];

function missingExamples($: CheerioAPI, apiPath: string, post: Post): string[] {
  const requests = Object.entries(jsonOf(post.requestBody)?.examples ?? {});
  const replies = Object.values(jsonOf(post.responses['200'])?.examples ?? {});
  const printed = $('main pre.language-json')
    .toArray()
    .map((block) =>
      JSON.stringify(
        JSON.parse(
          $(block)
            .find('.token-line')
            .toArray()
            .map((line) => $(line).text())
            .join('\n'),
        ),
      ),
    );
  return [
    ...requests.flatMap(([key, { summary }]) => [
      ...($('main').text().includes(summary) ? [] : [`no example is called: ${summary}`]),
      ...LANGUAGES.filter((language) => {
        const sample = `[data-sample-operation="${apiPath}"][data-sample-example="${key}"][data-sample-language="${language}"]`;
        return $(`main ${sample} pre`).length !== 1;
      }).map((language) => `no sample of ${key} in ${language}`),
    ]),
    ...replies
      .filter(({ value }) => !printed.includes(JSON.stringify(value)))
      .map(({ summary }) => `no reply to: ${summary}`),
  ];
}

/**
 * Lists what a built reference page does not show of its operation.
 *
 * @param html the page as served, scripts never run
 * @param apiPath for example `/metrics/v4alpha/pii`
 * @param server address of the API host
 * @returns one line for each fact that is missing; empty when the page is whole
 */
export function missingFacts(html: string, apiPath: string, post: Post, server: string): string[] {
  const $ = load(html);
  const text = fold($('main').text());
  const says = (words: string) => (text.includes(words) ? [] : [`the page does not say: ${words}`]);
  const statuses = Object.entries(post.responses).flatMap(([code, { description = '' }]) => {
    const row = $('main tr').filter((_index, element) => $(element).find('th').text() === code);
    return fold(row.text()).includes(plain(description)) ? [] : [`status ${code} does not say: ${plain(description)}`];
  });
  return [
    ...says('POST'),
    ...says(`${server}${apiPath}`),
    ...says('Authorization: Bearer'),
    ...says(plain(post.description)),
    ...(post.deprecated ? says('Soon to be deprecated') : []),
    ...missingFields($, post),
    ...statuses,
    ...missingExamples($, apiPath, post),
  ];
}
