/** Names in a document that stand for nothing in it, and parts of which pages show only one. */
import { isJsonObject, joinSteps, own } from '@api-docs/kit';

import { pointerKeys } from '../document/jsonPointer';
import { operationsOf } from '../document/operationsOf';
import type { OpenApiDocument } from '../document/openApiDocument';
import { isSchemeUri, type Mapping } from '../document/walkDocument';
import type { ApiDocument } from '../resolve/apiDocument';
import { itemsOf } from './checkPaths';
import { unknownNameText, type Oddity } from './violation';
import type { ShapedMapping } from './walkShapes';

const mappingsIn = (value: unknown): Mapping[] => (Array.isArray(value) ? value.filter(isJsonObject) : []);

/** Returns a mapping as it is; an empty one in place of anything else. */
const mappingOf = (value: unknown): Mapping => (isJsonObject(value) ? value : {});

/** Names the parameters that are there twice, of which the last one is read. */
function* parameterOddities({ parameters }: Mapping, { resolve }: ApiDocument): Generator<Oddity> {
  const all = mappingsIn(parameters).map((one) => resolve(one).value);
  const keys = all.map(({ in: place, name }) => `${String(place)} parameter "${String(name)}"`);
  for (const [index, key] of keys.entries()) {
    if (keys.lastIndexOf(key) === index) continue;
    const text = `the ${key} is there twice, and the last one is read\n  remedy:   remove one of the two`;
    yield [['parameters', index], text];
  }
}

/** Names the values of a parameter of which only one is read. */
function* contentOddities({ schema, content }: Mapping): Generator<Oddity> {
  if (!isJsonObject(content)) return;
  const both = 'schema beside content: the schema of the content is not read\n  remedy:   remove one of the two';
  const several = 'a parameter or header has one media type: the first one is read\n  remedy:   remove the others';
  if (schema !== undefined) yield [['schema'], both];
  if (Object.keys(content).length > 1) yield [['content'], several];
}

/** Names the keys of `content` that are no media types, which calls would send. */
function* mediaTypeOddities({ content }: Mapping): Generator<Oddity> {
  for (const type of Object.keys(mappingOf(content))) {
    if (/^[^\s/;]+\/[^\s/;]+/.test(type) || type.startsWith('x-')) continue;
    yield [['content', type], `"${type}" is no media type\n  remedy:   write one such as application/json`];
  }
}

/** Names the schemes and scopes that the document does not have. */
function* securityOddities({ security }: Mapping, { root, resolve }: ApiDocument): Generator<Oddity> {
  const schemes = mappingOf(mappingOf(root.components).securitySchemes);
  const requirements = mappingsIn(security).map((requirement) => Object.entries(requirement));
  for (const [index, requirement] of requirements.entries()) {
    for (const [name, scopes] of requirement.filter(([one]) => !isSchemeUri(one))) {
      const where = ['security', index, name];
      if (!Object.hasOwn(schemes, name)) {
        const advice = 'add it to components/securitySchemes';
        yield [where, unknownNameText('security scheme', name, Object.keys(schemes), advice)];
        continue;
      }
      const { type, flows } = resolve(schemes[name] as Mapping).value;
      if (type !== 'oauth2' || !Array.isArray(scopes)) continue;
      const known = Object.values(mappingOf(flows)).flatMap((flow) => Object.keys(mappingOf(mappingOf(flow).scopes)));
      for (const scope of scopes.map(String).filter((one) => !known.includes(one))) {
        yield [where, unknownNameText(`scope of "${name}"`, scope, known, 'add it to its flows')];
      }
    }
  }
}

/** Names what the URL of a server cannot be made of. */
function* serverOddities({ url, variables }: Mapping): Generator<Oddity> {
  const known = mappingOf(variables);
  for (const [, name = ''] of String(url).matchAll(/\{([^{}]*)\}/g)) {
    if (Object.hasOwn(known, name)) continue;
    yield [['url'], unknownNameText('variable', name, Object.keys(known), 'add it to variables')];
  }
  for (const [name, variable] of Object.entries(known)) {
    const { default: value, enum: values } = mappingOf(variable);
    const where = ['variables', name];
    if (value === undefined) yield [where, `the variable "${name}" has no default\n  remedy:   add default`];
    else if (Array.isArray(values) && !values.map(String).includes(String(value))) {
      const text = `the default "${String(value)}" is none of the values\n  remedy:   add it to enum`;
      yield [[...where, 'default'], text];
    }
  }
}

function operationIds(api: ApiDocument): string[] {
  const operations = itemsOf('paths', api).flatMap(({ value }) => operationsOf(value));
  return operations.flatMap(({ operation }) => operation.operationId ?? []);
}

/** Names the operations of links that the document does not have. */
function* linkOddities(
  { operationId, operationRef }: Mapping,
  { root, resolve }: ApiDocument,
  ids: readonly string[],
): Generator<Oddity> {
  if (typeof operationId === 'string') {
    const advice = 'name the operation by its operationId';
    if (!ids.includes(operationId)) yield [['operationId'], unknownNameText('operation', operationId, ids, advice)];
    return;
  }
  if (typeof operationRef !== 'string' || !operationRef.startsWith('#/paths/')) return;
  const [, path = '', method = ''] = pointerKeys(operationRef);
  const { paths = {} } = root as unknown as OpenApiDocument;
  const item = own(paths, path);
  if (item && operationsOf(resolve(item).value).some(({ keys }) => keys.includes(method))) return;
  const known = Object.keys(paths).map((one) => `#/${joinSteps(['paths', one, method])}`);
  yield [['operationRef'], unknownNameText('operation', operationRef, known, 'refer to an operation')];
}

/** Names the tags that are there twice, and the tags around others that are not there. */
function* tagOddities({ tags }: Mapping): Generator<Oddity> {
  const all = mappingsIn(tags);
  const names = all.map(({ name }) => String(name));
  for (const [index, { parent }] of all.entries()) {
    const name = names[index] ?? '';
    const repeated = `the tag "${name}" is there twice\n  remedy:   remove one of the two`;
    if (names.indexOf(name) !== index) yield [['tags', index], repeated];
    if (typeof parent !== 'string' || names.includes(parent)) continue;
    const others = names.filter((one) => one !== name);
    yield [['tags', index, 'parent'], unknownNameText('tag', parent, others, 'add the tag')];
  }
}

/** Names what is odd about a mapping of a shape, see {@link nameOddities}. */
function* odditiesOf({ value, shape }: ShapedMapping, api: ApiDocument, ids: readonly string[]): Generator<Oddity> {
  if (typeof value.$ref === 'string') return;
  const isOperation = 'requestBody' in shape && 'responses' in shape;
  if ('webhooks' in shape) yield* tagOddities(value);
  if (isOperation || 'additionalOperations' in shape) yield* parameterOddities(value, api);
  if (isOperation || 'webhooks' in shape) yield* securityOddities(value, api);
  if ('allowReserved' in shape && 'content' in shape) yield* contentOddities(value);
  if ('content' in shape) yield* mediaTypeOddities(value);
  if ('variables' in shape) yield* serverOddities(value);
  if ('operationRef' in shape) yield* linkOddities(value, api, ids);
  const isDocs = Object.keys(shape).join() === 'url,description';
  if (isDocs && value.url === undefined) yield [[], 'documentation without a url is not shown\n  remedy:   add url'];
}

/**
 * Returns a function that describes what a mapping names that the document does not have, and what it has more often than pages
 * show it.
 */
export function nameOddities(api: ApiDocument): (found: ShapedMapping) => Iterable<Oddity> {
  const ids = operationIds(api);
  return (found) => odditiesOf(found, api, ids);
}
