import { parse } from 'yaml';
import * as z from 'zod';

/** What Insomnia accepts about an object. The prefixes of ids are those that it gives itself. */
const meta = (prefix: string) =>
  z.strictObject({
    id: z.string().startsWith(`${prefix}_`),
    sortKey: z.number().optional(),
    description: z.string().min(1).optional(),
  });

const pair = {
  name: z.string(),
  value: z.string(),
  description: z.string().optional(),
  disabled: z.boolean().optional(),
};

const field = z.strictObject({
  ...pair,
  value: z.string().optional(),
  type: z.enum(['text', 'file']),
  fileName: z.string().optional(),
  multiline: z.union([z.boolean(), z.string()]).optional(),
});

const request = z.strictObject({
  name: z.string().min(1),
  meta: meta('req'),
  method: z.string().min(1),
  url: z.string().min(1),
  parameters: z.array(z.strictObject(pair)).optional(),
  headers: z.array(z.strictObject(pair)).optional(),
  authentication: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('bearer'), token: z.string() }),
      z.strictObject({ type: z.literal('basic'), username: z.string(), password: z.string() }),
    ])
    .optional(),
  body: z
    .strictObject({
      mimeType: z.string(),
      text: z.string().optional(),
      fileName: z.string().optional(),
      params: z.array(field).optional(),
    })
    .optional(),
});

/** Insomnia takes an object without method and URL for a folder. */
const folder = <Child extends z.ZodType>(child: Child) =>
  z.strictObject({ name: z.string().min(1), meta: meta('fld'), children: z.array(child) });

/**
 * The part of Insomnia's format 5 that the download uses, as `packages/insomnia/src/common/import-v5-parser.ts` of
 * https://github.com/Kong/insomnia describes it (`CollectionSchema`, commit 0310d84). Insomnia drops properties that it does
 * not know; here they are errors.
 */
const collection = z.strictObject({
  type: z.literal('collection.insomnia.rest/5.0'),
  schema_version: z.literal('5.1'),
  name: z.string().optional(),
  meta: meta('wrk'),
  collection: z.array(folder(folder(request))),
  environments: z.strictObject({ name: z.string(), meta: meta('env'), data: z.record(z.string(), z.string()) }),
});

export type InsomniaCollection = z.infer<typeof collection>;

export type InsomniaRequest = z.infer<typeof request>;

/**
 * Reads a file as Insomnia does.
 *
 * @throws ZodError if Insomnia would not import the file, or would drop a part of it
 */
export function parseInsomnia(text: string): InsomniaCollection {
  return collection.parse(parse(text));
}

/** Returns all requests of a collection, in its order. */
export function insomniaRequests({ collection: tags }: InsomniaCollection): InsomniaRequest[] {
  return tags.flatMap(({ children }) => children.flatMap((operation) => operation.children));
}

/** Returns all ids of a collection. */
export function insomniaIds({ meta: own, collection: tags, environments }: InsomniaCollection): string[] {
  const folders = [...tags, ...tags.flatMap(({ children }) => children)];
  const requests = tags.flatMap(({ children }) => children.flatMap((operation) => operation.children));
  return [own, environments.meta, ...folders.map((one) => one.meta), ...requests.map((one) => one.meta)].map(
    ({ id }) => id,
  );
}

/** Renders a text as Insomnia does: variables get their values, raw blocks stay as they are. */
export function rendered(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(
    /\{% raw %\}(.*?)\{% endraw %\}|\{\{ _\.(\w+) \}\}/gs,
    (_whole, raw: string | undefined, name: string) => raw ?? values[name] ?? `missing variable ${name}`,
  );
}
