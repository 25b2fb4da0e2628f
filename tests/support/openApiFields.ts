/** Lists what a page must show of the operations in an OpenAPI file. */
import type { CheerioAPI } from 'cheerio';

import { normalizeSpace } from './builtSite';
import { operationAt, type OpenApiDocument, type Operation, type Schema } from './openApiDocument';
import { REFERENCE_LANGUAGES } from '../../shared/samples/sampleLanguages';

/** What the table row of a field must show. */
export interface ExpectedField {
  /** For example `request-context-chunk_text`. */
  anchor: string;
  /** Dotted path, for example `context.chunk_text`. */
  path: string;
  /** The path as its row shows it, for example `context[].chunk_text`. */
  shownPath: string;
  /** Type, requirement, limits, default and description. */
  texts: string[];
  /** The limits and the default among `texts`. */
  limits: string[];
}

const TYPE_NAMES: Record<string, string> = { array: 'list' };

function typeTexts(schema: Schema): string[] {
  const types = [schema.type ?? []].flat();
  const items = [schema.items?.type ?? []].flat();
  return [...types.map((type) => TYPE_NAMES[type] ?? type), ...items.map((type) => `of ${type}`)];
}

function limitTexts(schema: Schema): string[] {
  const { minimum, maximum, minItems, maxItems } = schema;
  const objects = schema.items ?? schema;
  return [
    ...(minimum !== undefined && maximum !== undefined
      ? [`range ${minimum}-${maximum}`]
      : [minimum, maximum].filter((number) => number !== undefined).map(String)),
    ...[minItems, maxItems].filter((number) => number !== undefined).map(String),
    ...(schema.uniqueItems ? ['at most once'] : []),
    ...(schema.default === undefined ? [] : [`Default: ${JSON.stringify(schema.default)}`]),
    ...(objects.anyOf ?? []).flatMap(({ required }) => required ?? []),
  ];
}

function requirement(parent: Schema, name: string, part: 'request' | 'reply', isInList: boolean): string {
  if (parent['x-requirement-not-documented']?.includes(name)) return 'not documented';
  const must = parent.required?.includes(name) ?? false;
  if (part === 'request') return must ? 'required' : 'optional';
  if (!must) return 'not always present';
  return isInList ? 'in every item' : 'always present';
}

/** Removes Markdown formatting. The OpenAPI files use inline code only. */
function plain(markdown: string): string {
  return normalizeSpace(markdown.replaceAll('`', ''));
}

function expectedFields(
  schema: Schema | undefined,
  part: 'request' | 'reply',
  parentPath = '',
  shownParent = '',
): ExpectedField[] {
  const objects = schema?.items ?? schema;
  return Object.entries(objects?.properties ?? {}).flatMap(([name, property]) => {
    const path = `${parentPath}${name}`;
    const limits = limitTexts(property);
    const description = property.description === undefined ? [] : [plain(property.description)];
    const shownPath = `${shownParent}${name}`;
    const presence = requirement(objects ?? {}, name, part, shownParent.endsWith('[].'));
    const texts = [...typeTexts(property), presence, ...limits, ...description];
    const field = { anchor: `${part}-${path.replaceAll('.', '-')}`, path, shownPath, texts, limits };
    return [field, ...expectedFields(property, part, `${path}.`, `${shownPath}${property.items ? '[]' : ''}.`)];
  });
}

/** Returns the fields of the body of a path, or of a legacy body without a path, parents first. */
export function requestFields(document: OpenApiDocument, owner: string): ExpectedField[] {
  const body = document['x-legacy-bodies']?.[owner] ?? operationAt(document.operations, owner).request;
  return expectedFields(body?.schema, 'request');
}

function expectedParameter({
  name,
  in: place,
  required,
  description = '',
  schema = {},
}: Operation['parameters'][number]) {
  const limits = limitTexts(schema);
  const texts = [...typeTexts(schema), required ? 'required' : 'optional', ...limits, plain(description)];
  return { anchor: `${place}-${name}`, path: name, shownPath: name, texts, limits };
}

/** Returns the parameters of an operation, and the fields of its request and reply, parents first. */
export function fieldsOf(operation: Operation): ExpectedField[] {
  const places = ['path', 'query', 'header', 'cookie'];
  return [
    ...places.flatMap((place) => operation.parameters.filter((one) => one.in === place).map(expectedParameter)),
    ...expectedFields(operation.request?.schema, 'request'),
    ...expectedFields(operation.reply?.schema, 'reply'),
  ];
}

function missingFields($: CheerioAPI, operation: Operation): string[] {
  return fieldsOf(operation).flatMap(({ anchor, shownPath, texts }) => {
    const row = $(`main tr[id="${anchor}"]`);
    if (row.find('th code').text() !== shownPath) return [`no row for ${anchor}`];
    if (row.find(`a[href="#${anchor}"], a[href$="/#${anchor}"]`).length !== 1)
      return [`${anchor} has no link to itself`];
    const shown = normalizeSpace(row.text());
    // Some metrics of the combined call need the field.
    const isShown = (text: string) => shown.includes(text) || (text === 'optional' && shown.includes('conditional'));
    return texts.filter((text) => !isShown(text)).map((text) => `${anchor} lacks: ${text}`);
  });
}

function missingExamples($: CheerioAPI, operation: Operation): string[] {
  const requests = Object.entries(operation.request?.examples ?? {});
  const replies = Object.values(operation.reply?.examples ?? {});
  // Comments are in place of fields that are not documented.
  const printed = $('main :is(pre.language-json, pre.language-jsonc)')
    .toArray()
    .map((block) =>
      JSON.stringify(
        JSON.parse(
          $(block)
            .text()
            .replace(/\/\*.*?\*\//g, ''),
        ),
      ),
    );
  return [
    ...requests.flatMap(([key, { summary }]) => [
      ...($('main').text().includes(summary) ? [] : [`no example has the title: ${summary}`]),
      ...REFERENCE_LANGUAGES.filter((language) => {
        const sample = `[data-sample-operation="${operation.ref}"][data-sample-example="${key}"][data-sample-language="${language}"]`;
        return $(`main ${sample} pre`).length !== 1;
      }).map((language) => `no sample of ${key} in ${language}`),
    ]),
    ...replies
      .filter(({ value }) => !printed.includes(JSON.stringify(value)))
      .map(({ summary }) => `no reply for: ${summary}`),
  ];
}

/** Compares a built reference page with its operation. Returns a line for each fact that the page lacks. */
export function missingFacts($: CheerioAPI, operation: Operation, server: string): string[] {
  const text = normalizeSpace($('main').text());
  const missing = (expected: string) => (text.includes(expected) ? [] : [`the page lacks: ${expected}`]);
  const statuses = Object.entries(operation.responses).flatMap(([code, { description = '' }]) => {
    const row = $('main tr').filter((_index, element) => $(element).find('th').text() === code);
    return normalizeSpace(row.text()).includes(plain(description))
      ? []
      : [`status ${code} lacks: ${plain(description)}`];
  });
  return [
    ...missing(operation.method),
    ...missing(`${server}${operation.path}`),
    ...(operation.security ? [] : missing('Authorization: Bearer')),
    ...missing(plain(operation.description)),
    ...(operation.deprecated ? missing('Soon to be deprecated') : []),
    ...missingFields($, operation),
    ...statuses,
    ...missingExamples($, operation),
  ];
}
