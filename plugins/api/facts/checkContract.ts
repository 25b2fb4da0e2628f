import { buildError, spellingRemedy } from '../../lib/buildError';
import { openApiSchema, type OpenApiDocument, type Schema } from './openApiDocument';

interface Violation {
  where: string;
  expected: string;
  found: string;
  remedy: string;
}

/** Length in characters after which the found value is truncated in a message. */
const MAX_VALUE_LENGTH = 120;

function formatValue(value: unknown): string {
  if (value === undefined) return 'none';
  const isMapping = value !== null && typeof value === 'object' && !Array.isArray(value);
  const text = isMapping ? Object.keys(value).join(', ') : JSON.stringify(value);
  return text.slice(0, MAX_VALUE_LENGTH) || 'an empty mapping';
}

function invalidValue(document: unknown): Violation | undefined {
  const [issue] = openApiSchema.safeParse(document).error?.issues ?? [];
  if (!issue) return undefined;
  const { path, message: expected } = issue;
  const value = path.reduce<unknown>(
    (node, key) => (node as Record<PropertyKey, unknown> | undefined)?.[key],
    document,
  );
  return {
    where: path.join(' › '),
    expected,
    found: formatValue(value),
    remedy: value === undefined ? `add ${String(path.at(-1))}: ${expected}` : `write ${expected}`,
  };
}

/** Finds a property without a description, in an object schema or in the items of a list, at any depth. */
function undescribedProperty(schema: Schema | undefined, where: string): Violation | undefined {
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
    const nested = undescribedProperty(property, `${where}.${name}`);
    if (nested) return nested;
  }
  return undefined;
}

function violationAcrossOperations({ paths, tags }: OpenApiDocument): Violation | undefined {
  const declaredTags = tags.map(({ name }) => name);
  const pathsById = new Map<string, string>();
  for (const [where, { post }] of Object.entries(paths)) {
    const reply = post.responses[200].content?.['application/json'];
    const undescribed =
      undescribedProperty(post.requestBody.content['application/json'].schema, `${where} request`) ??
      undescribedProperty(reply?.schema, `${where} reply`);
    if (undescribed) return undescribed;

    const { operationId } = post;
    const other = pathsById.get(operationId);
    if (other !== undefined) {
      return {
        where,
        expected: 'a unique operationId',
        found: `${operationId}, the operationId of ${other}`,
        remedy: 'rename one of the two',
      };
    }
    pathsById.set(operationId, where);

    const [tag = 'none'] = post.tags;
    if (!declaredTags.includes(tag)) {
      return {
        where,
        expected: `one of the declared tags: ${declaredTags.join(', ')}`,
        found: tag,
        remedy: spellingRemedy(tag, declaredTags, 'declare the tag under tags'),
      };
    }
  }
  return undefined;
}

/**
 * Validates an OpenAPI document against what the site needs: OpenAPI 3.1, one POST per path with the same four statuses,
 * two named request examples, a description for every operation and property, unique operationIds and declared tags.
 *
 * @param document with references resolved
 * @param file its path in messages
 * @returns the same document, typed
 * @throws on the first violation, with its position in the document
 */
export function checkContract(document: Record<string, unknown>, file: string): OpenApiDocument {
  const violation = invalidValue(document) ?? violationAcrossOperations(document as OpenApiDocument);
  if (violation) {
    const { where, ...details } = violation;
    throw buildError({ file, problem: `the OpenAPI file breaks the contract at ${where}`, ...details });
  }
  return document as OpenApiDocument;
}
