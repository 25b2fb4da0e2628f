/** What a reference page has to show of its operation. */
import type { CheerioAPI } from 'cheerio';

import { fold } from './fold';
import { jsonOf, openApiDocument, type Post, type Schema } from './openApiDocument';

/**
 * Reads the operations of an OpenAPI file.
 *
 * @param file relative to the project
 * @returns operations by path, in the file's order, references filled in
 */
export function readPosts(file: string): Map<string, Post> {
  return new Map(Object.entries(openApiDocument(file).paths).map(([path, { post }]) => [path, post]));
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
  return fold(markdown.replaceAll('`', ''));
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

/** @returns the fields of an operation's request and reply, parents first */
export function fieldsOf(post: Post): ExpectedField[] {
  return [
    ...expectedFields(jsonOf(post.requestBody)?.schema, 'request'),
    ...expectedFields(jsonOf(post.responses['200'])?.schema, 'reply'),
  ];
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
    .map((block) => JSON.stringify(JSON.parse($(block).text())));
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
 * @param $ the page as served, scripts never run
 * @param apiPath for example `/metrics/v4alpha/pii`
 * @param server address of the API host
 * @returns one line for each fact that is missing; empty when the page is whole
 */
export function missingFacts($: CheerioAPI, apiPath: string, post: Post, server: string): string[] {
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
