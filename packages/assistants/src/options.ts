import * as z from 'zod';

import type { DocsVersion } from '@api-docs/kit/node';
import { functionOption, optionsValidator } from '@api-docs/kit/plugin';
import type { ApiFacts, Operation } from '@api-docs/openapi-facts';

/** The MCP server: a file for Node.js that answers questions about the docs and the API (Model Context Protocol). */
export interface ServerOptions {
  /** Name of the server in clients, for example `example-docs`. */
  name: string;
  /** Who offers the server, and an icon, a PNG file below the base path. With them, a desktop extension is written as well. */
  author?: { name: string; url: string };
  icon?: string;
  /** The section of a page that lists the facts that are not published, as a path below the base path. Default: the reference. */
  notPublished?: string;
  /** The call with which the docs begin. Default: the first example of the first operation that is not deprecated. */
  firstCall?: { operation: string; example: string };
  /** Returns what else the request of an operation needs, one sentence each. */
  conditions?(facts: ApiFacts, operation: Operation): readonly string[] | undefined;
}

/** Options of the plugin. All may be missing. */
export interface Options {
  /** Name of the product in the indexes. Default: title of the site. */
  product?: string;
  /** Whether each docs page has buttons with which people copy it. Default: true. */
  buttons?: boolean;
  /** Returns what else the index of a docs version tells assistants, one line of Markdown each. Default: nothing. */
  instructions?(version: DocsVersion): readonly string[] | undefined;
  /** Titles of docs plugins, such as a reference, by their ids. Default: the id with a capital letter, and `Start here` for those of the site. */
  titles?: Record<string, string>;
  /** The page that is a skill (https://agentskills.io): its page path, the name of the skill, and what it is about. */
  skill?: { page: string; name: string; about?: string };
  /** The MCP server. It needs `@api-docs/openapi-reference` and `@api-docs/local-search`. Default: none. */
  server?: ServerOptions;
}

/** Name with which a site lists the plugin. */
export const PACKAGE = '@api-docs/assistants';

const text = z.string().min(1);

/** A path below the base path; the writer may start it with a slash. */
const sitePath = text.transform((path) => path.replace(/^\/+/, ''));

const pagePath = sitePath.transform((path) => path.replace(/(?<=[^/])$/, '/'));

const OPTIONS = z.strictObject({
  product: text.optional(),
  buttons: z.boolean().optional(),
  instructions: functionOption(PACKAGE, 'instructions', 'a list of texts, or undefined'),
  titles: z.record(z.string(), text).optional(),
  skill: z
    .strictObject({
      page: pagePath,
      name: z
        .string()
        .max(64)
        .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'lowercase letters, digits and single hyphens between them'),
      about: text.optional(),
    })
    .optional(),
  server: z
    .strictObject({
      name: z.string().regex(/^[\w-]+$/),
      author: z.strictObject({ name: text, url: z.url() }).optional(),
      icon: sitePath.refine((file) => /\.png$/i.test(file), 'a PNG file').optional(),
      notPublished: sitePath.optional(),
      firstCall: z.strictObject({ operation: text, example: z.string() }).optional(),
      conditions: functionOption(PACKAGE, 'server.conditions', 'a list of texts, or undefined'),
    })
    .refine(
      ({ author, icon }) => (author === undefined) === (icon === undefined),
      '`author` and `icon`, or none of them',
    )
    .optional(),
});

/** Checks the options of the plugin. Throws with what is wrong. */
export const validateOptions = optionsValidator<Options>(OPTIONS, PACKAGE);
