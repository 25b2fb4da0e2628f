import { closestName, stringifyJson } from '@api-docs/kit';

import type { Answer } from '../answer';
import type { Docs, FieldFact, OperationFact } from '../data';
import type { Question } from '../inputs';
import { askedOperation } from '../askedOperation';
import { newName } from '../newName';
import { unknownName } from '../inputError';
import { NOT_PUBLISHED } from '../outputs';

/** Most fields in the answer about an operation. */
const MAX_FIELDS = 100;

type Unpublished = typeof NOT_PUBLISHED;

function isPublished<Value>(value: Value | Unpublished): value is Value {
  return (value as Partial<Unpublished> | undefined)?.published !== false;
}

function describeField(docs: Docs, fact: FieldFact) {
  const { fields, address } = fact;
  const shown = Array.isArray(fields) ? { fields: fields.slice(0, MAX_FIELDS) } : {};
  return { ...fact, ...shown, address: docs.urlOf(address) };
}

/** Returns the fields of a part in short, or that nobody has published them. */
function listFields(docs: Docs, { fields, address }: OperationFact, part: 'request' | 'reply') {
  const own = fields.filter((field) => (field.part === 'reply') === (part === 'reply'));
  if (own.length === 0) return { ...NOT_PUBLISHED, see: docs.urlOf(address) };
  const lines = own.map(({ part: place, field, type, requirement, default: value, fields: inside }) =>
    [
      `${field}${place === part ? '' : ` (${place})`}: ${type}`,
      ...(isPublished(inside) ? [] : ['fields not documented']),
      isPublished(requirement) ? requirement : 'not documented whether required',
      ...(value === undefined || !isPublished(value) ? [] : [`default ${stringifyJson(value)}`]),
    ].join(', '),
  );
  const more = lines.length - MAX_FIELDS;
  return more > 0 ? [...lines.slice(0, MAX_FIELDS), `and ${more} more: ask for one by its path`] : lines;
}

function describeOperation(docs: Docs, operation: OperationFact) {
  const { method, path, summary, description, deprecation, successor, conditions, statuses, address } = operation;
  return {
    ...(path === '' ? {} : { method, url: docs.api().host + path }),
    summary,
    description,
    ...(deprecation === undefined ? {} : { deprecated: deprecation }),
    ...(successor === undefined ? {} : { successor: successor ?? { ...NOT_PUBLISHED, see: docs.urlOf(address) } }),
    request: listFields(docs, operation, 'request'),
    ...(conditions.length > 0 ? { conditions } : {}),
    reply: listFields(docs, operation, 'reply'),
    statuses,
    address: docs.urlOf(address),
  };
}

/** Returns a field without what a caller may add to its path: indexes, a part, spaces. Example: `context[0].chunk_text`. */
function fieldPath(given: string): string {
  return given
    .trim()
    .replace(/\[\d*\]/g, '')
    .replace(/^\$\.?/, '')
    .replaceAll('/', '.')
    .replace(/^\.|\.$/g, '');
}

/**
 * Returns the published facts of an operation or of one of its fields. What nobody has published is `{"published": false}`.
 *
 * @param question `field` is a dotted path, or its last part if that is unique enough
 * @throws if the operation does not exist, or the field is spelled almost like an existing one
 */
export function fact(docs: Docs, { operation: given, field, version = docs.site().latest }: Question<'fact'>): Answer {
  const { operations: documented, bodies } = docs.api();
  const operations = [...(documented[version] ?? []), ...(bodies[version] ?? [])];
  const operation = askedOperation(operations, given);
  const nameOf = ({ method, path, name: own }: OperationFact) => (path === '' ? own : `${method} ${path}`);
  const others = operations
    .filter((one) => one !== operation && ((one.path && one.path === operation.path) || one.name === operation.name))
    .map(nameOf);
  const name = nameOf(operation);
  const head = { operation: name, version, ...(others.length > 0 ? { others } : {}) };
  if (field === undefined || field.trim() === '') {
    return { data: { published: true, ...head, ...describeOperation(docs, operation) } };
  }
  const asked = fieldPath(field);
  const pathsOf = (one: FieldFact) => fieldPath(one.field);
  const exact = operation.fields.filter((one) => pathsOf(one) === asked);
  const found = exact.length > 0 ? exact : operation.fields.filter((one) => pathsOf(one).endsWith(`.${asked}`));
  if (found.length > 0) {
    const facts = found.slice(0, MAX_FIELDS).map((one) => describeField(docs, one));
    return { data: { published: true, ...head, facts } };
  }
  const names = [...new Set(operation.fields.map(pathsOf))];
  const last = (path: string) => path.slice(path.lastIndexOf('.') + 1);
  const now = newName(docs, operation.path, last(asked));
  const renamed = names.find((one) => last(one) === now);
  const near = renamed ?? closestName(asked, names) ?? names.find((one) => closestName(asked, [last(one)]));
  const where = ` in \`${operation.path || name}\` of docs ${version}`;
  if (near !== undefined) throw unknownName('field', field, names, { where, near });
  const see = docs.urlOf(docs.site().notPublished);
  return { data: { ...NOT_PUBLISHED, ...head, field, see, fields: names.slice(0, MAX_FIELDS) } };
}
