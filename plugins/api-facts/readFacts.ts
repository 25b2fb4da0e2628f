import { checkContract } from './checkContract';
import { describeCondition } from './describeType';
import { readFields } from './readFields';
import { resolveRefs } from './resolveRefs';
import type { Schema } from './schema';
import type { ApiFacts, Json, LegacyBody, NamedExample, Operation, Status } from './types';

/** The part of an OpenAPI document that the site reads, references resolved and contract checked. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, { post: OpenApiOperation }>;
  'x-legacy-bodies'?: Record<string, { description: string; schema: Schema; example: Json }>;
}

interface OpenApiOperation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  deprecated?: boolean;
  requestBody: { content: Record<string, MediaType> };
  responses: Record<string, { description: string; content?: Record<string, MediaType> }>;
}

interface MediaType {
  schema: Schema;
  examples?: Record<string, { summary: string; value: Json }>;
}

const JSON_TYPE = 'application/json';

function readExamples(media: MediaType | undefined): NamedExample[] {
  return Object.entries(media?.examples ?? {}).map(([key, { summary, value }]) => ({ key, summary, value }));
}

function readStatuses(responses: OpenApiOperation['responses']): Status[] {
  return Object.entries(responses)
    .map(([code, { description, content }]) => ({ code, description, hasBody: content !== undefined }))
    .sort((a, b) => a.code.localeCompare(b.code));
}

function readOperation(path: string, operation: OpenApiOperation): Operation {
  const request = operation.requestBody.content[JSON_TYPE];
  const reply = operation.responses['200']?.content?.[JSON_TYPE];
  const condition = request ? describeCondition(request.schema) : undefined;
  return {
    id: operation.operationId,
    path,
    method: 'POST',
    name: path.split('/').at(-1) ?? path,
    summary: operation.summary,
    description: operation.description,
    tag: operation.tags[0] ?? '',
    deprecated: operation.deprecated ?? false,
    request: readFields(request?.schema),
    requestConditions: condition ? [condition] : [],
    reply: readFields(reply?.schema),
    statuses: readStatuses(operation.responses),
    requestExamples: readExamples(request),
    replyExamples: readExamples(reply),
  };
}

function readLegacyBodies(bodies: OpenApiDocument['x-legacy-bodies']): LegacyBody[] {
  return Object.entries(bodies ?? {}).map(([name, { description, schema, example }]) => ({
    name,
    description,
    request: readFields(schema),
    example,
  }));
}

/**
 * Reads the facts of an OpenAPI document: the one reading that pages, reference, samples, twins and tests share.
 *
 * @param document parsed OpenAPI 3.1 file, brand filled in
 * @param file its name in messages
 * @returns the facts, operations in the order of the file
 * @throws when a reference points to nothing or the file breaks the contract of {@link checkContract}
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
