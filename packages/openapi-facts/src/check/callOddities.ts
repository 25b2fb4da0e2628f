/** What OpenAPI forbids of paths, parameters, servers and schemes, so that a call is not as it is meant. */
import { isJsonObject } from '@api-docs/kit';

import type { DocumentPath } from '../document/jsonPointer';
import { FLOWS, type OpenApiDocument, type PathItem } from '../document/openApiDocument';
import { operationsOf } from '../document/operationsOf';
import { IGNORED_HEADERS } from '../document/parameterPlaces';
import { namesInPath, withoutNames } from '../document/pathTemplate';
import type { Mapping } from '../document/walkDocument';
import type { ApiDocument } from '../resolve/apiDocument';
import { unknownName, type Oddity } from './violation';
import type { ShapedMapping } from './walkShapes';

/** The styles of each place. */
const STYLES: Record<string, readonly string[]> = {
  path: ['matrix', 'label', 'simple'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
};

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

/** Names the parameters that a path has and nothing describes, or the other way around. */
function parameterNames(path: string, item: PathItem, api: ApiDocument): Oddity[] {
  const names = namesInPath(path);
  const ofPath = parametersOf(item, [], api);
  const missing = new Set<string>();
  const unused = new Map<Placed['value'], Oddity>();
  for (const { operation, keys } of operationsOf(item)) {
    const all = [...ofPath, ...parametersOf(operation, keys, api)].filter(({ value }) => value.in === 'path');
    const others = all.filter(({ value }) => !names.includes(String(value.name)));
    const undescribed = names.filter((name) => !all.some(({ value }) => value.name === name));
    for (const one of others) {
      const text = unknownName('part of the path', String(one.value.name), undescribed, 'remove it');
      unused.set(one.value, [['paths', path, ...one.keys], text]);
    }
    if (others.length === 0) undescribed.forEach((name) => missing.add(name));
  }
  const described = [...missing].map((name): Oddity => [
    ['paths', path],
    `no parameter describes {${name}}\n  remedy:   add a parameter with name: ${name}, in: path`,
  ]);
  return [...described, ...unused.values()];
}

/** Names the paths that differ from another one in the names of their parameters only. */
function pathOddities(api: ApiDocument): Oddity[] {
  const { paths } = api.root as unknown as OpenApiDocument;
  const owners = new Map<string, string>();
  return Object.entries(isJsonObject(paths) ? paths : {}).flatMap(([path, given]): Oddity[] => {
    const template = withoutNames(path);
    const other = owners.get(template);
    if (other === undefined) owners.set(template, path);
    const same = `calls cannot tell the path from ${other}\n  remedy:   put the operations of both below one of them`;
    const item: unknown = path.startsWith('/') ? api.resolve(given).value : undefined;
    return [
      ...(other === undefined ? [] : [[['paths', path], same] satisfies Oddity]),
      ...(isJsonObject(item) ? parameterNames(path, item as PathItem, api) : []),
    ];
  });
}

/** Names what is not sent of a parameter or a header as it is written. */
function parameterOddities({ name, in: place = 'header', style }: Mapping, isParameter: boolean): Oddity[] {
  const styles = STYLES[String(place)];
  const header = isParameter && place === 'header' ? String(name) : '';
  const isStyled = typeof style !== 'string' || styles === undefined || styles.includes(style);
  const styled = `"${String(style)}" is no style of a ${String(place)}\n  remedy:   remove it, or write one of: ${styles?.join(', ')}`;
  const isSent = !IGNORED_HEADERS.includes(header.toLowerCase());
  const ignored = `OpenAPI ignores a parameter for the header ${header}, so samples do not send it`;
  return [
    ...(isStyled ? [] : [[['style'], styled] satisfies Oddity]),
    ...(isSent
      ? []
      : [[['name'], `${ignored}\n  remedy:   ${HEADER_REMEDIES[header.toLowerCase()]}`] satisfies Oddity]),
  ];
}

/** Names the parameters in a query beside one for the whole query. */
function queryOddities(operation: Mapping, api: ApiDocument): Oddity[] {
  const all = parametersOf(operation, [], api).filter(({ value }) => String(value.in).startsWith('query'));
  const whole = all.find(({ value }) => value.in === 'querystring');
  return all
    .filter((one) => whole !== undefined && one !== whole)
    .map(({ keys, value }) => [
      keys,
      `"${String(whole?.value.name)}" is the whole query, beside which there is no "${String(value.name)}"\n  remedy:   remove one of the two`,
    ]);
}

/** Names the URLs without which nobody can log in. */
function schemeOddities(scheme: Mapping): Oddity[] {
  const { type, flows, oauth2MetadataUrl } = scheme;
  const missing = (keys: DocumentPath, name: string): Oddity => [
    keys,
    `nobody can log in without ${name}\n  remedy:   add ${name}`,
  ];
  if (type === 'openIdConnect') return scheme.openIdConnectUrl ? [] : [missing([], 'openIdConnectUrl')];
  if (type !== 'oauth2' || oauth2MetadataUrl) return [];
  if (!isJsonObject(flows)) return [missing([], 'flows')];
  return FLOWS.flatMap((name) => {
    const flow = flows[name];
    if (!isJsonObject(flow)) return [];
    return FLOW_URLS[name].filter((url) => !flow[url]).map((url) => missing(['flows', name], url));
  });
}

/** Names what is odd about calls in a mapping of a shape. */
export function callOddities({ value, shape }: ShapedMapping, api: ApiDocument): Oddity[] {
  if (typeof value.$ref === 'string') return [];
  if ('webhooks' in shape) return pathOddities(api);
  if ('allowReserved' in shape && 'content' in shape) return parameterOddities(value, 'in' in shape);
  if ('requestBody' in shape && 'responses' in shape) return queryOddities(value, api);
  if ('bearerFormat' in shape) return schemeOddities(value);
  if ('variables' in shape && /[?#]/.test(String(value.url).replace(/\{[^{}]*\}/g, ''))) {
    const text = 'paths come after the query or fragment of the URL';
    return [[['url'], `${text}\n  remedy:   remove it, and describe it as a parameter`]];
  }
  const isBody = 'content' in shape && 'required' in shape;
  return isBody && value.content === undefined ? [[[], 'nothing says what the body is\n  remedy:   add content']] : [];
}
