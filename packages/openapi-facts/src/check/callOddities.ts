/** What OpenAPI forbids of paths, parameters, servers and schemes, so that a call is not as it is meant. */
import { isJsonObject, own } from '@api-docs/kit';
import { spellingRemedy } from '@api-docs/kit/node';

import type { DocumentPath } from '../document/jsonPointer';
import { FLOWS } from '../document/openApiDocument';
import { operationsOf } from '../document/operationsOf';
import { IGNORED_HEADERS, PARAMETER_STYLES } from '../document/parameterPlaces';
import { nameInOperator, namesInPath, withoutNames } from '../document/pathTemplate';
import type { Mapping } from '../document/walkDocument';
import type { ApiDocument } from '../resolve/apiDocument';
import { itemsOf, type Item } from './checkPaths';
import type { Oddity } from './violation';
import type { ShapedMapping } from './walkShapes';

/** The URLs that a flow needs. */
const FLOW_URLS: Record<(typeof FLOWS)[number], readonly string[]> = {
  implicit: ['authorizationUrl'],
  password: ['tokenUrl'],
  clientCredentials: ['tokenUrl'],
  authorizationCode: ['authorizationUrl', 'tokenUrl'],
  deviceAuthorization: ['deviceAuthorizationUrl', 'tokenUrl'],
};

const HEADER_REMEDIES: Record<string, string> = {
  accept: 'describe the media types of the replies',
  'content-type': 'describe the media types of the body',
  authorization: 'describe it in components/securitySchemes',
};

/** A parameter with its place in a path item. */
interface Placed {
  keys: DocumentPath;
  value: Mapping;
}

function parametersOf(owner: Mapping, keys: DocumentPath, { resolve }: ApiDocument): Placed[] {
  const { parameters } = owner;
  const all = Array.isArray(parameters) ? parameters.map((one: unknown) => resolve(one).value) : [];
  return all.flatMap((value, index) => (isJsonObject(value) ? [{ keys: [...keys, 'parameters', index], value }] : []));
}

/** Returns what to do about a parameter whose name is no part of a path, which may write it as other tools do. */
function remedyInPath(path: string, name: string, undescribed: readonly string[]): string {
  const template = undescribed.find((one) => nameInOperator(one) === name);
  if (template !== undefined) return `write {${name}} in the path: OpenAPI has no {${template}}`;
  const inPattern = name.replace(/\W/g, '\\$&');
  // As other tools write it, with one brace, or without a name.
  const others = [
    `:${inPattern}(?![\\w-])`,
    `<${inPattern}>`,
    `\\{${inPattern}(?![^{}]*\\})`,
    `(?<!\\{[^{}]*)${inPattern}\\}`,
    '\\{\\}',
  ];
  const isElsewhere = new RegExp(others.join('|')).test(path);
  return isElsewhere ? `write {${name}} in the path` : spellingRemedy(name, undescribed, 'remove it');
}

/** Says how to describe a name in a path. */
function describeMissing(path: string, name: string): string {
  const plain = nameInOperator(name);
  const isInQuery = path.indexOf(`{${name}}`) > path.indexOf('?') && path.includes('?');
  const added = `add a parameter with name: ${plain ?? name}, in: ${isInQuery ? 'query' : 'path'}`;
  if (isInQuery) return `remove the query from the path, and ${added}`;
  return plain === undefined ? added : `write {${plain}}, because OpenAPI has no {${name}}, and ${added}`;
}

/** Names the parameters that a path has and nothing describes, or the other way around. */
function* parameterNames({ where, value: item }: Item, api: ApiDocument): Generator<Oddity> {
  const path = String(where.at(-1));
  const names = namesInPath(path).filter(Boolean);
  const ofPath = parametersOf(item, [], api);
  const missing = new Set<string>();
  const unused = new Map<Placed['value'], Oddity>();
  for (const { operation, keys } of operationsOf(item)) {
    const all = [...ofPath, ...parametersOf(operation, keys, api)].filter(({ value }) => value.in === 'path');
    const others = all.filter(({ value }) => !names.includes(String(value.name)));
    const undescribed = names.filter((name) => !all.some(({ value }) => value.name === name));
    for (const one of others) {
      const name = String(one.value.name);
      const text = `no part of the path is called "${name}"\n  remedy:   ${remedyInPath(path, name, undescribed)}`;
      unused.set(one.value, [[...where, ...one.keys], text]);
    }
    if (others.length === 0) undescribed.forEach((name) => missing.add(name));
  }
  for (const name of missing) {
    yield [where, `no parameter describes {${name}}\n  remedy:   ${describeMissing(path, name)}`];
  }
  yield* unused.values();
}

/** Names the paths that differ from another one in the names of their parameters only. */
function* pathOddities(api: ApiDocument): Generator<Oddity> {
  const owners = new Map<string, string>();
  for (const item of itemsOf('paths', api)) {
    const path = String(item.where.at(-1));
    const template = withoutNames(path);
    const other = owners.get(template);
    const remedy = 'put the operations of both below one of them';
    if (other === undefined) owners.set(template, path);
    else yield [item.where, `calls cannot tell the path from ${other}\n  remedy:   ${remedy}`];
    yield* parameterNames(item, api);
  }
}

/** Names what is not sent of a parameter or a header as it is written. */
function* parameterOddities({ name, in: place = 'header', style }: Mapping, isParameter: boolean): Generator<Oddity> {
  const styles = own(PARAMETER_STYLES, String(place));
  if (typeof style === 'string' && styles && !styles.includes(style)) {
    yield [
      ['style'],
      `"${style}" is no style of a ${String(place)}\n  remedy:   remove it, or write one of: ${styles.join(', ')}`,
    ];
  }
  const header = String(name).toLowerCase();
  if (!isParameter || place !== 'header' || !IGNORED_HEADERS.includes(header)) return;
  const ignored = `OpenAPI ignores a parameter for the header ${String(name)}, so samples do not send it`;
  yield [['name'], `${ignored}\n  remedy:   ${HEADER_REMEDIES[header]}`];
}

/** Names the parameters in a query beside one for the whole query. */
function* queryOddities(operation: Mapping, api: ApiDocument): Generator<Oddity> {
  const all = parametersOf(operation, [], api).filter(({ value }) => String(value.in).startsWith('query'));
  const whole = all.find(({ value }) => value.in === 'querystring');
  for (const one of whole ? all : []) {
    if (one === whole) continue;
    const names = `"${String(whole?.value.name)}" is the whole query, beside which there is no "${String(one.value.name)}"`;
    yield [one.keys, `${names}\n  remedy:   remove one of the two`];
  }
}

/** Names the URLs without which nobody can log in. */
function* schemeOddities(scheme: Mapping): Generator<Oddity> {
  const { type, flows, oauth2MetadataUrl } = scheme;
  const missing = (keys: DocumentPath, name: string): Oddity => [
    keys,
    `nobody can log in without ${name}\n  remedy:   add ${name}`,
  ];
  if (type === 'openIdConnect' && !scheme.openIdConnectUrl) yield missing([], 'openIdConnectUrl');
  if (type !== 'oauth2' || oauth2MetadataUrl) return;
  if (!isJsonObject(flows)) yield missing([], 'flows');
  for (const name of FLOWS) {
    const flow = isJsonObject(flows) ? flows[name] : undefined;
    if (!isJsonObject(flow)) continue;
    for (const url of FLOW_URLS[name]) if (!flow[url]) yield missing(['flows', name], url);
  }
}

/** Names what is odd about calls in a mapping of a shape. */
export function* callOddities({ value, shape }: ShapedMapping, api: ApiDocument): Generator<Oddity> {
  if (typeof value.$ref === 'string') return;
  if ('webhooks' in shape) yield* pathOddities(api);
  if ('allowReserved' in shape && 'content' in shape) yield* parameterOddities(value, 'in' in shape);
  if ('requestBody' in shape && 'responses' in shape) yield* queryOddities(value, api);
  if ('bearerFormat' in shape) yield* schemeOddities(value);
  if ('variables' in shape && /[?#]/.test(String(value.url).replace(/\{[^{}]*\}/g, ''))) {
    const text = 'paths come after the query or fragment of the URL';
    yield [['url'], `${text}\n  remedy:   remove it, and describe it as a parameter`];
  }
  const isBody = 'content' in shape && 'required' in shape && !('allowReserved' in shape);
  if (isBody && value.content === undefined) yield [[], 'nothing says what the body is\n  remedy:   add content'];
}
