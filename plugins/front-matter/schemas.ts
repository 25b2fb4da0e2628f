import * as z from 'zod';

import type { PageKind } from './pageKind';

/** Which end of a metric's scale is good; `src/components/ScoreDirection` words each. */
export const DIRECTIONS = ['higher', 'lower', 'ease', 'target', 'findings', 'estimate'] as const;

export type Direction = (typeof DIRECTIONS)[number];

function text(least: number, most: number) {
  const error = `text of ${least} to ${most} characters`;
  return z.string({ error }).min(least, { error }).max(most, { error });
}

const title = text(1, 80);
/** Shown in search engines, link previews and llms.txt: one or two plain sentences. */
const description = text(70, 160);

const doc = z.strictObject({
  title,
  description,
  /** Shorter name in the sidebar. */
  sidebar_label: z.string().min(1).optional(),
  /** Order inside the folder, 1 first. */
  sidebar_position: z.number({ error: 'a number, 1 or more' }).positive({ error: 'a number, 1 or more' }).optional(),
  /** Words that readers search for and the page does not use. */
  keywords: z.array(z.string(), { error: 'a list of words' }).optional(),
  /** Address inside the version. Only the landing sets one; every other page takes it from its path. */
  slug: z
    .literal('/', { error: "'/', on the landing only; other pages take their address from their path" })
    .optional(),
});

const metric = doc.omit({ slug: true }).extend({
  /** Which end of the scale is good. */
  direction: z.enum(DIRECTIONS, { error: `one of ${DIRECTIONS.join(', ')}` }),
});

const post = z.strictObject({
  title,
  description,
  /** Last segment of the address. */
  slug: z.string().regex(/^[a-z0-9-]+$/, 'lower case letters, digits and hyphens'),
  /** Keys of blog/tags.yml. */
  tags: z.array(z.string()).min(1),
});

const page = z.strictObject({ title, description });

const reference = z.strictObject({
  id: z.string(),
  title,
  description: z.string(),
  slug: z.string().startsWith('/'),
  sidebar_label: z.string().optional(),
  keywords: z.array(z.string()).optional(),
  /** Of the operation's metric page. */
  direction: z.enum(DIRECTIONS).optional(),
  /** Of a legacy operation. */
  deprecated: z.literal(true).optional(),
});

/** One strict schema a page kind: a field that is not named here stops the build. */
export const SCHEMAS = { doc, metric, post, page, reference } satisfies Record<PageKind, z.ZodObject>;
