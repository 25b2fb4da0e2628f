import { encodePath, parameterValue, queryStringText, sentPath } from '../samples/call';
import type { FormPart, SampleBody, SampleKey } from '../samples/sampleCall';
import { headerText, pathText, queryText } from '../samples/serialize';
import { filesOf, partText } from '../samples/template';
import { sampleParameter, sampleParameters } from '../calls/sampleOperation';
import type { CallExample } from '../calls/describeCall';
import type { Field } from '../fieldTypes';
import type { Json, Operation, Parameter } from '../types';

/** A parameter or a field of a form, as a Postman collection lists it. */
export interface Entry {
  key: string;
  value: string;
  description?: string;
  /** The example call leaves it out. */
  disabled?: true;
}

/** Returns the description of a field as a property, which is missing if it is empty. */
export function described({ description }: Pick<Field, 'description'>): { description?: string } {
  return description ? { description } : {};
}

/** The variables of a collection by their names, in the order of their first use. All its requests share them. */
export type Variables = Map<string, Entry & { type: 'string' }>;

/** Sets a variable whose name is fixed. */
export function declareVariable(variables: Variables, key: string, value: string, description = ''): void {
  variables.set(key, { key, value, type: 'string', ...described({ description }) });
}

/** Returns the reference to a variable with a value: `{{format}}`, or `{{format2}}` if the name has another value. */
export function variableReference(variables: Variables, name: string, value: string, description?: string): string {
  let key = name;
  for (let count = 2; (variables.get(key)?.value ?? value) !== value; count += 1) key = `${name}${count}`;
  if (!variables.has(key)) declareVariable(variables, key, value, description);
  return `{{${key}}}`;
}

/** Splits query parameters. Names are decoded except for what Postman would send with another meaning. */
function pairsOf(query: string): [string, string][] {
  const pairs = query.split('&').filter(Boolean);
  return pairs.map((pair) => {
    const [key = '', ...value] = pair.split('=');
    return [decodeURIComponent(key).replace(/[%+&=#{}]/g, encodeURIComponent), value.join('=')];
  });
}

/** Writes a parameter with its value, in its style. */
function entriesOf(parameter: Parameter, value: Json): Entry[] {
  const { name, in: place, ...how } = sampleParameter(parameter);
  const text = described(parameter.field);
  if (place === 'path') return [{ key: name, value: pathText(name, value, how), ...text }];
  if (place === 'header') return [{ key: name, value: headerText(value, how), ...text }];
  const query = place === 'querystring' ? queryStringText(value, how) : queryText(name, value, how);
  return pairsOf(query).map(([key, item]) => ({ key, value: item, ...text }));
}

/**
 * Returns the parameters of a place. Those that the example call leaves out are switched off.
 *
 * @returns readable names, and values that are percent-encoded in paths and queries
 */
export function parameterEntries(operation: Operation, { values }: CallExample, place: Parameter['in']): Entry[] {
  return sampleParameters(operation)
    .filter((parameter) => parameter.in === place)
    .flatMap((parameter) => {
      const value = parameterValue(values, place, parameter.name);
      if (value !== undefined) return entriesOf(parameter, value);
      const [example] = parameter.examples.filter(({ isExternal }) => !isExternal);
      return entriesOf(parameter, example?.value ?? '').map((entry) => ({ ...entry, disabled: true as const }));
    });
}

/** Adds descriptions to the fields of a form, and the fields that the example leaves out, switched off. */
export function withFields<FormEntry extends { key: string }>(entries: FormEntry[], fields: readonly Field[]) {
  const missing = fields.filter(({ name }) => !entries.some(({ key }) => key === name));
  return [
    ...entries.map((entry) => {
      const field = fields.find(({ name }) => name === entry.key);
      return { ...entry, ...(field ? described(field) : {}) };
    }),
    ...missing.map((field) => ({ key: field.name, type: 'text', value: '', disabled: true, ...described(field) })),
  ];
}

/** Returns a sentence for each part of a body that Postman cannot send: headers of a part, and files between texts. */
export function unsentParts(body: SampleBody | undefined): string[] {
  if (body?.kind === 'segments') {
    return filesOf(body).map((file) => `Postman does not put the file \`${file}\` into this body.`);
  }
  const parts = body?.kind === 'multipart' ? body.parts : [];
  return parts.flatMap(({ name, headers }) =>
    headers.map(([header]) => `Postman does not send the header \`${header}\` of the part \`${name}\`.`),
  );
}

/** Writes braces in strings of JSON so that neither Postman nor editors read them as variables. */
export function literalJson(json: string): string {
  return json.replaceAll('{{', String.raw`{\u007b`);
}

/** Returns the content of a part that is no file. */
export function partContent(part: FormPart): string {
  return part.json === undefined ? partText(part) : literalJson(partText(part));
}

/** Returns the environment variables of credentials, each once. */
export function keyVariables(keys: readonly SampleKey[]): string[] {
  return [...new Set(keys.flatMap((key) => (key.in === 'basic' ? [key.user, key.password] : [key.env])))];
}

/** A placeholder in a path, for example `{id}`. */
const PLACEHOLDER = /\{([^{}]+)\}/g;

/** A slash that is not in a placeholder. */
const SLASH = /\/(?![^{}]*\})/;

/** Names that Postman reads whole after a colon: it ends a name at a dot. */
const PATH_VARIABLE = /^[^\s.:/?#{}]+$/;

/**
 * Returns the URL of a request. A parameter that is a whole segment of the path becomes a path variable, `:id`. Postman knows no
 * path variables elsewhere, so that other parameters become variables of the collection: `/tasks/{{id}}:cancel`.
 *
 * @param host reference to the host, or its URL
 * @param keys credentials in the query
 */
export function postmanUrl(
  operation: Operation,
  example: CallExample,
  host: string,
  keys: readonly Entry[],
  variables: Variables,
) {
  const entries = parameterEntries(operation, example, 'path').map((entry) => [encodePath(entry.key), entry] as const);
  const parameters = new Map(entries);
  const [, path = '', pathQuery = ''] = /^([^?]*)\??(.*)$/s.exec(sentPath(operation.path)) ?? [];
  const segments = path.split(SLASH).slice(1);
  const isText = (name: string) =>
    segments.some((segment) => segment === `:${name}` || segment.startsWith(`:${name}.`));
  const used = new Map<string, Entry>();
  const filled = (text: string) =>
    text.replace(PLACEHOLDER, (_placeholder, name: string) => {
      const { key, value, description } = parameters.get(name) ?? { key: name, value: '' };
      return variableReference(variables, key, value, description);
    });
  const segmentText = (segment: string) => {
    const [, name = ''] = /^\{([^{}]+)\}$/.exec(segment) ?? [];
    const entry = parameters.get(name);
    // Postman leaves a path variable without a value as it is written.
    if (!entry?.value || !PATH_VARIABLE.test(entry.key) || isText(entry.key)) return filled(segment);
    used.set(name, entry);
    return `:${entry.key}`;
  };
  const written = segments.map(segmentText);
  const pathPairs = pathQuery.split('&').filter(Boolean);
  const query = [
    ...pathPairs.map((pair) => {
      const [key = '', ...value] = filled(pair).split('=');
      return { key, value: value.length > 0 ? value.join('=') : null };
    }),
    ...parameterEntries(operation, example, 'query'),
    ...parameterEntries(operation, example, 'querystring'),
    ...keys,
  ];
  return {
    raw: `${host}/${written.join('/')}`,
    host: [host],
    path: written,
    ...(query.length > 0 ? { query } : {}),
    ...(used.size > 0 ? { variable: [...used.values()] } : {}),
  };
}
