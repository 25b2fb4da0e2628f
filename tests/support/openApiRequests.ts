import type { Json } from '../../shared/json';
import { jsonOf, openApiDocument, type Schema } from './openApiDocument';

/** A call as the file states it. */
export interface ApiCall {
  /** For example `/metrics/v4alpha/pii`. */
  path: string;
  schema: Schema;
  /** Request examples by their keys, in the file's order. */
  examples: Record<string, Json>;
}

/**
 * Reads what can be called.
 *
 * @param file relative to the project
 * @returns the API host, without a slash at the end, and all calls in the file's order
 */
export function readApi(file: string): { host: string; calls: ApiCall[] } {
  const { servers, paths } = openApiDocument(file);
  const calls = Object.entries(paths).map(([apiPath, { post }]) => {
    const content = jsonOf(post.requestBody);
    if (!content) throw new Error(`${file}: ${apiPath} takes no JSON`);
    const examples = Object.entries(content.examples ?? {}).map(([key, { value }]) => [key, value] as const);
    return { path: apiPath, schema: content.schema, examples: Object.fromEntries(examples) };
  });
  return { host: servers[0]?.url ?? '', calls };
}
