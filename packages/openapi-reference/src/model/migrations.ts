import type { Migration, SuccessorField } from '@api-docs/body-translator';
import { buildError } from '@api-docs/kit/node';
import {
  bodyEntry,
  codeSpan,
  describeType,
  findSuccession,
  isJson,
  mainBody,
  markdownToHtml,
  operationRef,
  sampleOperation,
  sampleParameters,
  successorEntry,
  type Field,
  type LegacyBody,
  type Operation,
  type Succession,
} from '@api-docs/openapi-facts';

import type { ApiFiles } from '../apiFiles';
import type { PageContext } from '../factComponent';
import { operationLink } from './operationLink';

/** Returns whether the properties of a field are known by their names, unlike those of a map, a tuple or a variant. */
function hasNamedChildren({ children, variants }: Field): boolean {
  return !variants && children.every(({ placeholder }) => !placeholder);
}

/** Lists fields with those inside of them, as far as these are known by their names. */
function namedFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => [field, ...(hasNamedChildren(field) ? namedFields(field.children) : [])]);
}

/** Returns why a call is more than a JSON object; undefined if it is one, or has no body. */
function whyNotJson(operation: Operation, ref: string): string | undefined {
  const [parameter] = sampleParameters(operation);
  if (parameter) return `${codeSpan(ref)} takes the ${parameter.in} parameter ${codeSpan(parameter.name)}.`;
  const body = mainBody(operation.body);
  if (!body) return undefined;
  if (!isJson(body.mediaType)) return `The body of ${codeSpan(ref)} is ${codeSpan(body.mediaType)}.`;
  return body.field && hasNamedChildren(body.field) && operation.request.length > 0
    ? undefined
    : `The fields of the body of ${codeSpan(ref)} are not documented one by one.`;
}

/** Lists the fields of a successor, without those that a request excludes. */
function successorFields(successor: Operation, legacy: readonly Field[], { rows }: Succession): SuccessorField[] {
  const origins = new Map(rows.map(({ from, to }) => [to, from]));
  return namedFields(successor.request).flatMap((field) => {
    const { path, types, items, requirement, default: value, description } = field;
    if (requirement === 'excluded') return [];
    const origin = legacy.find((one) => one.path === origins.get(path));
    const isShared = value === origin?.default || (value === undefined && requirement !== 'required');
    return {
      path,
      type: describeType(field),
      types,
      itemTypes: items?.types,
      requirement,
      default: value,
      legacyDefault: isShared ? undefined : origin?.default,
      html: markdownToHtml(description),
    };
  });
}

/** What operations and bodies of the legacy API have in common. */
type Head = Pick<Migration, 'id' | 'method' | 'path' | 'title' | 'examples'>;

type Sources = Pick<PageContext<ApiFiles>, 'facts' | 'files'>;

function migrationOf(
  { files, facts }: Sources,
  head: Head,
  legacy: readonly Field[],
  succession: Succession,
  refusal?: string,
): Migration {
  const { successor, rows, note } = succession;
  const refused =
    successor &&
    (refusal ?? whyNotJson(successor, operationRef(facts, successor)))?.concat(' Move such calls by hand.');
  const fields = namedFields(legacy);
  const targets = new Map(rows.map(({ from, to }) => [from, to]));
  const moved = fields.map(({ path }) => ({ path, to: targets.get(path) }));
  const own = { ...head, fields: moved, successor: undefined, note, refused };
  if (!successor || refused !== undefined) return own;
  const { id } = successor;
  const operation = sampleOperation(successor, facts, mainBody(successor.body), {});
  const { to } = operationLink(files, successor);
  return { ...own, successor: { id, operation, to, fields: successorFields(successor, fields, succession) } };
}

/** Computes how calls of a legacy operation migrate to its successor. */
export function operationMigration(sources: Sources, operation: Operation, succession: Succession): Migration {
  const { facts } = sources;
  const { id, method, path, summary, request, requestExamples } = operation;
  const examples = requestExamples
    .filter(({ isExternal }) => !isExternal)
    .map(({ key, summary: name, value }) => ({ key, summary: name, value }));
  const head = { id, method, path, title: summary.replace(/ \(legacy\)$/, ''), examples };
  return migrationOf(sources, head, request, succession, whyNotJson(operation, operationRef(facts, operation)));
}

function bodyMigration(sources: Sources, { name, request, example }: LegacyBody, succession: Succession): Migration {
  // Example: `Prompt injection` of `prompt_injection`.
  const title = name.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());
  const examples = [{ key: 'example', summary: 'Example', value: example }];
  return migrationOf(sources, { id: name, title, examples }, request, succession);
}

function requireUniqueIds(migrations: readonly Migration[], file: string): void {
  const wrong = migrations.find(({ id }, index) => migrations.findIndex((one) => one.id === id) < index);
  if (!wrong) return;
  throw buildError({
    file,
    problem: `a legacy body has the name of a legacy operation, "${wrong.id}"`,
    expected: 'a name unlike all operationIds',
    found: wrong.id,
    why: 'The body translator knows legacy calls by these names.',
    remedy: 'rename the key in x-legacy-bodies',
  });
}

/**
 * Computes how calls of each legacy operation and each legacy body in the table of successors migrate to the current API, from
 * the two schemas.
 *
 * @returns operations in the order of the OpenAPI file, then bodies
 * @throws if an entry names an operation or field that does not exist, or two have the same name
 */
export function readMigrations(files: ApiFiles): Migration[] {
  const { file } = files.options;
  const facts = files.facts(file);
  const sources = { files, facts };
  const legacy = facts.operations.filter(({ deprecated }) => deprecated);
  const successors = files.successors();
  const find = (owner: Parameters<typeof findSuccession>[2]) => findSuccession(facts, successors, owner, file);
  const migrations = [
    ...legacy
      .filter((operation) => successorEntry(successors, operation) !== undefined)
      .map((operation) => operationMigration(sources, operation, find({ operation: operationRef(facts, operation) }))),
    ...facts.legacyBodies
      .filter(({ name }) => bodyEntry(successors, name) !== undefined)
      .map((body) => bodyMigration(sources, body, find({ body: body.name }))),
  ];
  requireUniqueIds(migrations, file);
  return migrations;
}
