/** Lists what a page must show of the operations in an OpenAPI file. */
import { normalizeSpace } from './builtSite';
import { operationAt, type OpenApiDocument, type Operation, type Schema } from './openApiDocument';

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

/** Returns the anchor of a field. Characters that anchors cannot have become an underscore. */
function anchorOf(part: string, path: string): string {
  return `${part}-${path.replaceAll('.', '-').replace(/[^\w-]+/g, '_')}`;
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
    ...(schema.default === undefined ? [] : [`default: ${JSON.stringify(schema.default)}`]),
    ...(objects.anyOf ?? []).flatMap(({ required }) => required ?? []),
  ];
}

function requirement(parent: Schema, name: string, part: 'request' | 'reply', isInList: boolean): string {
  if (parent['x-requirement-not-documented']?.includes(name))
    return part === 'request' ? 'not documented: send it' : 'not documented';
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
    const field = { anchor: anchorOf(part, path), path, shownPath, texts, limits };
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
  return { anchor: anchorOf(place, name), path: name, shownPath: name, texts, limits };
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
