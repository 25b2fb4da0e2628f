import * as z from 'zod';

import type { PageKind } from './pageKind';
import { withoutScripts } from './withoutScripts';

/** Which end of a metric's scale is good; `src/components/ScoreDirection` words each. */
export const DIRECTIONS = ['higher', 'lower', 'ease', 'target', 'findings', 'estimate'] as const;

export type Direction = (typeof DIRECTIONS)[number];

function text(least: number, most: number) {
  const error = `text of ${least} to ${most} characters`;
  return withoutScripts(z.string({ error }).trim().min(least, { error }).max(most, { error }));
}

const position = z.number({ error: 'a number above 0' }).positive({ error: 'a number above 0' });

/** Each description says why the field is there: messages repeat it to the writer. */
const title = text(1, 80).describe('Heading, browser tab, sidebar and search results show it.');
const description = text(70, 160).describe(
  'Search engines, link previews and llms.txt show it: one or two plain sentences.',
);
const direction = z
  .enum(DIRECTIONS, { error: `one of ${DIRECTIONS.join(', ')}` })
  .describe('Readers must not have to guess which end of the scale is good; the line below the title says it.');

const doc = z.strictObject({
  title,
  description,
  sidebar_label: z.string().min(1).optional().describe('Shorter name in the sidebar.'),
  sidebar_position: position.describe('Order inside the folder, 1 first: without it the page falls behind all others.'),
  keywords: z
    .array(z.string({ error: 'a list of words' }), { error: 'a list of words' })
    .optional()
    .describe('Words that readers search for and the page does not use.'),
  slug: z
    .literal('/', { error: "'/', on the landing only; other pages take their address from their path" })
    .optional()
    .describe('Only the landing has an address of its own.'),
});

const task = doc.omit({ slug: true });

const shield = task.extend({
  title: title.regex(/ shield$/, 'a name that ends in "shield"').describe('Other pages call the shield by this name.'),
});

const metric = task.extend({ direction });

const v3Metric = metric.extend({
  title: title
    .regex(/ \(legacy API\)$/, 'a name that ends in "(legacy API)"')
    .describe('The current metric has a page of the same name: search results must tell the two apart.'),
  sidebar_label: z
    .string({ error: 'the name without "(legacy API)"' })
    .min(1)
    .describe('The section says already that its pages are about the legacy API.'),
});

const post = z.strictObject({
  title,
  description,
  slug: z
    .string({ error: 'the last segment of the address' })
    .regex(/^[a-z0-9-]+$/, 'lower case letters, digits and hyphens')
    .describe('Last segment of the address: it stays when the title changes.'),
  tags: z
    .array(z.string({ error: 'a list of keys of blog/tags.yml' }), { error: 'a list of keys of blog/tags.yml' })
    .min(1, 'at least one key of blog/tags.yml')
    .describe('Readers find related posts by tags.'),
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
export const SCHEMAS = {
  doc,
  task,
  shield,
  metric,
  'v3-metric': v3Metric,
  post,
  page,
  reference,
} satisfies Record<PageKind, z.ZodObject>;
