/** Reads the calls of an OpenAPI file on its own: a proof about what the site prints must not trust the site's reading. */
import { parse } from 'yaml';

import { brand } from '../../brand.config';
import { openApiFiles } from '../../plugins/api-facts/apiFiles';
import { projectDir } from '../../scripts/run';
import type { Json } from '../../shared/json';

/** A JSON schema without references. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  uniqueItems?: boolean;
  [keyword: string]: unknown;
}

/** A call as the file states it. */
export interface ApiCall {
  /** For example `/metrics/v4alpha/pii`. */
  path: string;
  schema: Schema;
  /** Request examples by their keys, in the file's order. */
  examples: Record<string, Json>;
}

interface OpenApiFile {
  servers: { url: string }[];
  paths: Record<
    string,
    {
      post: { requestBody: { content: Record<string, { schema: Schema; examples: Record<string, { value: Json }> }> } };
    }
  >;
  components: { schemas: Record<string, Schema> };
}

function withoutRefs(node: unknown, schemas: Record<string, Schema>): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutRefs(item, schemas));
  if (node === null || typeof node !== 'object') return node;
  const { $ref, ...own } = node as Record<string, unknown>;
  const referred = typeof $ref === 'string' ? schemas[$ref.replace('#/components/schemas/', '')] : {};
  if (!referred) throw new Error(`${String($ref)} does not exist`);
  return Object.fromEntries(
    Object.entries({ ...referred, ...own }).map(([key, value]) => [key, withoutRefs(value, schemas)]),
  );
}

/**
 * Reads what can be called.
 *
 * @param file relative to the project
 * @returns the API host, without a slash at the end, and all calls in the file's order
 */
export function readApi(file: string): { host: string; calls: ApiCall[] } {
  const { servers, paths, components } = parse(openApiFiles(projectDir, brand).brandedText(file)) as OpenApiFile;
  const calls = Object.entries(paths).map(([apiPath, { post }]) => {
    const content = post.requestBody.content['application/json'];
    if (!content) throw new Error(`${file}: ${apiPath} takes no JSON`);
    const examples = Object.entries(content.examples).map(([key, { value }]) => [key, value] as const);
    return {
      path: apiPath,
      schema: withoutRefs(content.schema, components.schemas) as Schema,
      examples: Object.fromEntries(examples),
    };
  });
  return { host: servers[0]?.url ?? '', calls };
}
