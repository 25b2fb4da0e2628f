import { spellingRemedy, teachingError } from '../teachingError';
import { documentShape } from './documentShape';
import type { OpenApiDocument } from './readFacts';
import type { Schema } from './schema';

/** Every operation documents exactly these. Specification, section 7: "200, 401, 422, 500". */
export const STATUSES = ['200', '401', '422', '500'] as const;

interface Breach {
  where: string;
  expected: string;
  found: string;
  remedy: string;
}

function undescribed(schema: Schema | undefined, where: string): Breach | undefined {
  const objects = schema?.items ?? schema;
  for (const [name, property] of Object.entries(objects?.properties ?? {})) {
    if (!property.description) {
      return {
        where: `${where}.${name}`,
        expected: 'a description that a developer can act on',
        found: 'none',
        remedy: 'describe meaning, unit, bounds and default of the property',
      };
    }
    const deeper = undescribed(property, `${where}.${name}`);
    if (deeper) return deeper;
  }
  return undefined;
}

function operationBreach(path: string, methods: Record<string, unknown>): Breach | undefined {
  const names = Object.keys(methods);
  if (names.length !== 1 || names[0] !== 'post') {
    return { where: path, expected: 'one method, post', found: names.join(', ') || 'none', remedy: 'keep only post' };
  }
  const operation = methods.post as OpenApiDocument['paths'][string]['post'];
  for (const key of ['operationId', 'summary', 'description', 'tags', 'requestBody', 'responses'] as const) {
    if (!operation[key]) return { where: path, expected: key, found: 'none', remedy: `add ${key} to the operation` };
  }
  const statuses = Object.keys(operation.responses).sort();
  if (statuses.join() !== STATUSES.join()) {
    return {
      where: path,
      expected: `the statuses ${STATUSES.join(', ')}`,
      found: statuses.join(', '),
      remedy: 'document exactly these four',
    };
  }
  const { content }: Partial<typeof operation.requestBody> = operation.requestBody;
  const request = content?.['application/json'];
  if (request && !request.schema) {
    return {
      where: path,
      expected: 'a request schema',
      found: 'none',
      remedy: 'add the schema under requestBody.content.application/json.schema',
    };
  }
  const examples = Object.keys(request?.examples ?? {});
  if (examples.length < 2) {
    return {
      where: path,
      expected: 'at least two named request examples',
      found: examples.join(', ') || 'none',
      remedy: 'add examples under requestBody.content.application/json.examples',
    };
  }
  const reply = operation.responses['200']?.content?.['application/json'];
  return undescribed(request?.schema, `${path} request`) ?? undescribed(reply?.schema, `${path} reply`);
}

function duplicateId(paths: OpenApiDocument['paths']): Breach | undefined {
  const seen = new Map<string, string>();
  for (const [path, { post }] of Object.entries(paths)) {
    const other = seen.get(post.operationId);
    if (other) {
      return {
        where: path,
        expected: 'an operationId of its own',
        found: `${post.operationId}, which ${other} has already`,
        remedy: 'rename one of the two',
      };
    }
    seen.set(post.operationId, path);
  }
  return undefined;
}

function undeclaredTag({ paths, tags }: Pick<OpenApiDocument, 'paths' | 'tags'>): Breach | undefined {
  const declared = tags.map(({ name }) => name);
  for (const [path, { post }] of Object.entries(paths)) {
    const [tag = 'none'] = post.tags;
    if (declared.includes(tag)) continue;
    return {
      where: path,
      expected: `one of the declared tags: ${declared.join(', ')}`,
      found: tag,
      remedy: spellingRemedy(tag, declared, 'declare the tag under tags'),
    };
  }
  return undefined;
}

/** Longer values fill the screen and say no more. */
const MOST_SHOWN = 120;

/** A value of another kind than readers of the document go by. */
function wrongValue(document: unknown): Breach | undefined {
  const [issue] = documentShape.safeParse(document).error?.issues ?? [];
  if (!issue) return undefined;
  const value = issue.path.reduce<unknown>(
    (node, key) => (node as Record<PropertyKey, unknown> | undefined)?.[key],
    document,
  );
  const where = issue.path.join(' › ');
  return {
    where,
    expected: issue.message,
    found: value === undefined ? 'none' : JSON.stringify(value).slice(0, MOST_SHOWN),
    remedy: `write ${issue.message} there`,
  };
}

function firstBreach(document: Partial<OpenApiDocument>): Breach | undefined {
  if (!String(document.openapi).startsWith('3.1.')) {
    return {
      where: 'openapi',
      expected: '3.1.x',
      found: String(document.openapi),
      remedy: 'write the file as OpenAPI 3.1',
    };
  }
  for (const key of ['info', 'servers', 'tags', 'paths'] as const) {
    if (!document[key]) return { where: key, expected: 'the section', found: 'none', remedy: `add ${key}` };
  }
  const paths = document.paths as OpenApiDocument['paths'];
  for (const [path, methods] of Object.entries(paths)) {
    const breach = operationBreach(path, methods);
    if (breach) return breach;
  }
  return duplicateId(paths) ?? undeclaredTag(document as OpenApiDocument);
}

/**
 * Holds an OpenAPI document against what the site needs of it: OpenAPI 3.1, one POST a path, the four statuses, two
 * named request examples, a description for every operation and property, unique operation ids.
 *
 * @param document references resolved
 * @param file its name in messages
 * @returns the same document, typed
 * @throws on the first breach, with file, place, expected, found and remedy
 */
export function checkContract(document: Record<string, unknown>, file: string): OpenApiDocument {
  const breach = wrongValue(document) ?? firstBreach(document as Partial<OpenApiDocument>);
  if (breach) {
    const { where, ...lesson } = breach;
    throw teachingError({ file, problem: `the OpenAPI file breaks the contract at ${where}`, ...lesson });
  }
  return document as unknown as OpenApiDocument;
}
