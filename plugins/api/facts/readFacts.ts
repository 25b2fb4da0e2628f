import { checkContract } from './checkContract';
import { describeCondition } from './describeType';
import type { OpenApiDocument, OpenApiOperation } from './openApiDocument';
import { readFields } from './readFields';
import { resolveRefs } from './resolveRefs';
import type { ApiFacts, Json, LegacyBody, NamedExample, Operation, Status } from './types';

function readExamples(examples: Record<string, { summary: string; value: Json }> = {}): NamedExample[] {
  return Object.entries(examples).map(([key, { summary, value }]) => ({ key, summary, value }));
}

function readStatuses(responses: OpenApiOperation['responses']): Status[] {
  return Object.entries(responses)
    .map(([code, { description, content }]) => ({ code, description, hasBody: content !== undefined }))
    .sort((a, b) => a.code.localeCompare(b.code));
}

function readOperation(path: string, operation: OpenApiOperation): Operation {
  const request = operation.requestBody.content['application/json'];
  const reply = operation.responses[200].content?.['application/json'];
  const condition = describeCondition(request.schema);
  return {
    id: operation.operationId,
    path,
    method: 'POST',
    name: path.split('/').at(-1) ?? path,
    summary: operation.summary,
    description: operation.description,
    tag: operation.tags[0] ?? '',
    deprecated: operation.deprecated ?? false,
    request: readFields(request.schema),
    requestConditions: condition ? [condition] : [],
    reply: readFields(reply?.schema),
    statuses: readStatuses(operation.responses),
    requestExamples: readExamples(request.examples),
    replyExamples: readExamples(reply?.examples),
  };
}

function readLegacyBodies(bodies: OpenApiDocument['x-legacy-bodies'] = {}): LegacyBody[] {
  return Object.entries(bodies).map(([name, { description, schema, example }]) => ({
    name,
    description,
    request: readFields(schema),
    example,
  }));
}

/**
 * Reads the facts of an OpenAPI document. The docs, the reference, the Markdown versions and the tests all use these.
 *
 * @param document parsed OpenAPI 3.1 file with the brand filled in
 * @param file its path in messages
 * @returns the facts, operations in the order of the file
 * @throws if a `$ref` cannot be resolved or the file breaks the contract of {@link checkContract}
 */
export function readFacts(document: Record<string, unknown>, file: string): ApiFacts {
  const resolved = checkContract(resolveRefs(document, file), file);
  return {
    file,
    title: resolved.info.title,
    version: resolved.info.version,
    description: resolved.info.description,
    server: resolved.servers[0]?.url ?? '',
    tags: resolved.tags,
    operations: Object.entries(resolved.paths).map(([path, { post }]) => readOperation(path, post)),
    legacyBodies: readLegacyBodies(resolved['x-legacy-bodies']),
  };
}
