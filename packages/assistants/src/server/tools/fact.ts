import { closestName } from '@api-docs/kit/closestName';
import { parseJson } from '@api-docs/kit/json';

import type { FieldFact, OperationFact } from '../data';
import { urlOf, type Docs } from '../docs';
import { findOperation, namesakes, newName, unknownName } from '../names';
import type { Answer, Question } from '../tools';

/** Stands for a fact that nobody has published. */
const NOT_PUBLISHED = { published: false } as const;

/** Most fields in the answer about an operation. */
const MAX_FIELDS = 100;

/** Types of values that can have limits. */
const LIMITED: readonly string[] = ['string', 'number', 'integer', 'array'];

/** A field directly inside of the items of a list, for example `warnings[].message`. */
const IN_LIST = /\[\]\.[^.]+$/;

function requirementOf({ part, requirement, field }: FieldFact) {
  if (requirement === 'excluded') return part === 'reply' ? 'never returned' : 'never sent';
  if (requirement !== 'required' && requirement !== 'optional') return NOT_PUBLISHED;
  if (part !== 'reply') return requirement;
  if (requirement === 'optional') return 'not always present';
  return IN_LIST.test(field) ? 'in every item' : 'always present';
}

/** Returns the default of a field; `undefined` if it cannot have one, because a request needs it or a reply contains it. */
function defaultOf({ part, requirement, default: value }: FieldFact): unknown {
  if (value !== undefined) return parseJson(value);
  return part === 'reply' || requirement === 'required' ? undefined : NOT_PUBLISHED;
}

function limitsOf({ limits, types }: FieldFact) {
  if (limits.length > 0) return limits;
  return types.some((type) => LIMITED.includes(type)) ? NOT_PUBLISHED : undefined;
}

function describeField(docs: Docs, fact: FieldFact, all: readonly FieldFact[]) {
  const { part, field, type, description, deprecated, isOpen, address } = fact;
  const isInside = (one: FieldFact) =>
    one.field.startsWith(field) && /^(?:\[\])*\./.test(one.field.slice(field.length));
  const inside = all.filter((one) => one.part === part && isInside(one));
  const fields = inside.slice(0, MAX_FIELDS).map((one) => one.field);
  return {
    part,
    field,
    type,
    ...(isOpen ? { fields: NOT_PUBLISHED } : fields.length > 0 ? { fields } : {}),
    requirement: requirementOf(fact),
    default: defaultOf(fact),
    limits: limitsOf(fact),
    description: description === '' ? NOT_PUBLISHED : description,
    ...(deprecated ? { deprecated } : {}),
    address: urlOf(docs, address),
  };
}

/** Returns the fields of a part in short, or that nobody has published them. */
function listFields(docs: Docs, { fields, address }: OperationFact, part: 'request' | 'reply') {
  const own = fields.filter((field) => (field.part === 'reply') === (part === 'reply'));
  if (own.length === 0) return { ...NOT_PUBLISHED, see: urlOf(docs, address) };
  const lines = own.map((fact) => {
    const { part: place, field, type, default: value, isOpen } = fact;
    const requirement = requirementOf(fact);
    return [
      `${field}${place === part ? '' : ` (${place})`}: ${type}`,
      ...(isOpen ? ['fields not documented'] : []),
      typeof requirement === 'string' ? requirement : 'not documented whether required',
      ...(value === undefined ? [] : [`default ${value}`]),
    ].join(', ');
  });
  const more = lines.length - MAX_FIELDS;
  return more > 0 ? [...lines.slice(0, MAX_FIELDS), `and ${more} more: ask for one by its path`] : lines;
}

function describeOperation(docs: Docs, operation: OperationFact) {
  const { method, path, summary, description, deprecated, successor, conditions, statuses, address } = operation;
  return {
    method,
    url: docs.api().host + path,
    summary,
    description,
    ...(deprecated ? { deprecated: 'soon to be deprecated' } : {}),
    ...(successor === undefined ? {} : { successor: successor ?? { ...NOT_PUBLISHED, see: urlOf(docs, address) } }),
    request: listFields(docs, operation, 'request'),
    ...(conditions.length > 0 ? { conditions } : {}),
    reply: listFields(docs, operation, 'reply'),
    statuses: Object.fromEntries(statuses.map(({ code, description: meaning }) => [code, meaning.trim()])),
    address: urlOf(docs, address),
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
  const operations = docs.api().operations[version] ?? [];
  const operation = findOperation(operations, given);
  const others = namesakes(operations, operation);
  const name = `${operation.method} ${operation.path}`;
  const head = { operation: name, version, ...(others.length > 0 ? { others } : {}) };
  if (field === undefined || field.trim() === '') {
    return { data: { published: true, ...head, ...describeOperation(docs, operation) } };
  }
  const asked = fieldPath(field);
  const pathsOf = (one: FieldFact) => fieldPath(one.field);
  const exact = operation.fields.filter((one) => pathsOf(one) === asked);
  const found = exact.length > 0 ? exact : operation.fields.filter((one) => pathsOf(one).endsWith(`.${asked}`));
  if (found.length > 0) {
    const facts = found.slice(0, MAX_FIELDS).map((one) => describeField(docs, one, operation.fields));
    return { data: { published: true, ...head, facts } };
  }
  const names = [...new Set(operation.fields.map(pathsOf))];
  const last = (path: string) => path.slice(path.lastIndexOf('.') + 1);
  const now = newName(docs, operation.path, last(asked));
  const renamed = names.find((one) => last(one) === now);
  const near = renamed ?? closestName(asked, names) ?? names.find((one) => closestName(asked, [last(one)]));
  const where = ` in \`${operation.path}\` of docs ${version}`;
  if (near !== undefined) throw unknownName('field', field, names, { where, near });
  const see = urlOf(docs, docs.site().notPublished);
  return { data: { ...NOT_PUBLISHED, ...head, field, see, fields: names.slice(0, MAX_FIELDS) } };
}
