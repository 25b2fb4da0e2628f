/** Names in a document that stand for nothing in it, and parts of which pages show only one. */
import { isJsonObject, joinSteps } from '@api-docs/kit';

import { pointerKeys } from '../document/jsonPointer';
import { operationsOf } from '../document/operationsOf';
import type { OpenApiDocument } from '../document/openApiDocument';
import { isSchemeUri, type Mapping } from '../document/walkDocument';
import type { ApiDocument } from '../resolve/apiDocument';
import { callOddities } from './callOddities';
import { unknownName, type Oddity } from './violation';
import type { ShapedMapping } from './walkShapes';

const mappingsIn = (value: unknown): Mapping[] => (Array.isArray(value) ? value.filter(isJsonObject) : []);

/** Names the parameters that are there twice, of which the last one is read. */
function parameterOddities({ parameters }: Mapping, { resolve }: ApiDocument): Oddity[] {
  const all = mappingsIn(parameters).map((one) => resolve(one).value);
  const keys = all.map(({ in: place, name }) => `${String(place)} parameter "${String(name)}"`);
  return keys.flatMap((key, index): Oddity[] => {
    if (keys.lastIndexOf(key) === index) return [];
    return [
      [['parameters', index], `the ${key} is there twice, and the last one is read\n  remedy:   remove one of the two`],
    ];
  });
}

/** Names the values of a parameter of which only one is read. */
function contentOddities({ schema, content }: Mapping): Oddity[] {
  if (!isJsonObject(content)) return [];
  const both = 'schema beside content: the schema of the content is not read\n  remedy:   remove one of the two';
  const several = 'a parameter or header has one media type: the first one is read\n  remedy:   remove the others';
  return [
    ...(schema === undefined ? [] : [[['schema'], both] satisfies Oddity]),
    ...(Object.keys(content).length < 2 ? [] : [[['content'], several] satisfies Oddity]),
  ];
}

/** Names the keys of `content` that are no media types, which calls would send. */
function mediaTypeOddities({ content }: Mapping): Oddity[] {
  return Object.keys(isJsonObject(content) ? content : {})
    .filter((type) => !/^[^\s/;]+\/[^\s/;]+/.test(type) && !type.startsWith('x-'))
    .map((type) => [['content', type], `"${type}" is no media type\n  remedy:   write one such as application/json`]);
}

/** Names the schemes and scopes that the document does not have. */
function securityOddities({ security }: Mapping, { root, resolve }: ApiDocument): Oddity[] {
  const components = isJsonObject(root.components) ? root.components : {};
  const schemes = isJsonObject(components.securitySchemes) ? components.securitySchemes : {};
  return mappingsIn(security).flatMap((requirement, index) =>
    Object.entries(requirement).flatMap(([name, scopes]): Oddity[] => {
      const where = ['security', index, name];
      if (isSchemeUri(name)) return [];
      if (!Object.hasOwn(schemes, name)) {
        return [
          [where, unknownName('security scheme', name, Object.keys(schemes), 'add it to components/securitySchemes')],
        ];
      }
      const { type, flows } = resolve(schemes[name] as Mapping).value;
      const ofFlows = Object.values(isJsonObject(flows) ? flows : {}).flatMap((flow) =>
        isJsonObject(flow) && isJsonObject(flow.scopes) ? Object.keys(flow.scopes) : [],
      );
      const unknown = (type === 'oauth2' && Array.isArray(scopes) ? scopes.map(String) : []).filter(
        (scope) => !ofFlows.includes(scope),
      );
      return unknown.map((scope) => [where, unknownName(`scope of "${name}"`, scope, ofFlows, 'add it to its flows')]);
    }),
  );
}

/** Names what the URL of a server cannot be made of. */
function serverOddities({ url, variables }: Mapping): Oddity[] {
  const known = isJsonObject(variables) ? variables : {};
  const used = [...String(url).matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const unknown = used.filter((name) => !Object.hasOwn(known, name));
  const ofValues = Object.entries(known).flatMap(([name, variable]): Oddity[] => {
    const { default: value, enum: values } = isJsonObject(variable) ? variable : {};
    const where = ['variables', name];
    if (value === undefined) return [[where, `the variable "${name}" has no default\n  remedy:   add default`]];
    if (!Array.isArray(values) || values.map(String).includes(String(value))) return [];
    return [
      [[...where, 'default'], `the default "${String(value)}" is none of the values\n  remedy:   add it to enum`],
    ];
  });
  return [
    ...unknown.map((name): Oddity => [
      ['url'],
      unknownName('variable', name, Object.keys(known), 'add it to variables'),
    ]),
    ...ofValues,
  ];
}

/** Returns the ids of all operations of a document. */
function operationIds({ root, resolve }: ApiDocument): string[] {
  const { paths = {} } = root as unknown as OpenApiDocument;
  return Object.values(paths).flatMap((item) =>
    operationsOf(resolve(item).value).flatMap(({ operation }) => operation.operationId ?? []),
  );
}

/** Names the operations of links that the document does not have. */
function linkOddities({ operationId, operationRef }: Mapping, api: ApiDocument, ids: readonly string[]): Oddity[] {
  if (typeof operationId === 'string') {
    return ids.includes(operationId)
      ? []
      : [[['operationId'], unknownName('operation', operationId, ids, 'name the operation by its operationId')]];
  }
  if (typeof operationRef !== 'string' || !operationRef.startsWith('#/paths/')) return [];
  const [, path = '', method = ''] = pointerKeys(operationRef);
  const { paths = {} } = api.root as unknown as OpenApiDocument;
  const item = Object.hasOwn(paths, path) ? api.resolve(paths[path]).value : undefined;
  if (item && operationsOf(item).some(({ keys }) => keys.includes(method))) return [];
  const known = Object.keys(paths).map((one) => `#/${joinSteps(['paths', one, method])}`);
  return [[['operationRef'], unknownName('operation', operationRef, known, 'refer to an operation')]];
}

/** Names the tags that are there twice, and the tags around others that are not there. */
function tagOddities({ tags }: Mapping): Oddity[] {
  const all = mappingsIn(tags);
  const names = all.map(({ name }) => String(name));
  return all.flatMap(({ parent }, index): Oddity[] => {
    const name = names[index] ?? '';
    const isRepeated = names.indexOf(name) !== index;
    const repeated = `the tag "${name}" is there twice\n  remedy:   remove one of the two`;
    const isUnknown = typeof parent === 'string' && !names.includes(parent);
    const others = names.filter((one) => one !== name);
    return [
      ...(isRepeated ? [[['tags', index], repeated] satisfies Oddity] : []),
      ...(isUnknown
        ? [[['tags', index, 'parent'], unknownName('tag', parent, others, 'add the tag')] satisfies Oddity]
        : []),
    ];
  });
}

/** Names what is odd about a mapping of a shape, see {@link nameOddities}. */
function odditiesOf({ value, shape }: ShapedMapping, api: ApiDocument, ids: readonly string[]): Oddity[] {
  if (typeof value.$ref === 'string') return [];
  if ('webhooks' in shape) return [...tagOddities(value), ...securityOddities(value, api)];
  if ('additionalOperations' in shape) return parameterOddities(value, api);
  if ('requestBody' in shape && 'responses' in shape)
    return [...parameterOddities(value, api), ...securityOddities(value, api)];
  if ('allowReserved' in shape && 'content' in shape) return [...contentOddities(value), ...mediaTypeOddities(value)];
  if ('content' in shape) return mediaTypeOddities(value);
  if ('variables' in shape) return serverOddities(value);
  if ('operationRef' in shape) return linkOddities(value, api, ids);
  const isDocs = Object.keys(shape).join() === 'url,description';
  return isDocs && value.url === undefined
    ? [[[], 'documentation without a url is not shown\n  remedy:   add url']]
    : [];
}

/**
 * Returns a function that describes what a mapping names that the document does not have, what it has more often than pages show
 * it, and what no call can have. An unknown scheme or scope, and an ignored header, is named once, because each operation can have it.
 */
export function nameOddities(api: ApiDocument): (found: ShapedMapping) => string[] {
  const ids = operationIds(api);
  const named = new Set<string>();
  return (found) => {
    const { where, file } = found;
    return [...odditiesOf(found, api, ids), ...callOddities(found, api)].flatMap(([keys, text]) => {
      const isRepeated = ['security', 'name'].includes(String(keys[0])) && named.has(text);
      named.add(text);
      return isRepeated ? [] : [`${api.position([...where, ...keys], file)}: ${text}`];
    });
  };
}
