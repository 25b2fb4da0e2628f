import * as z from 'zod';

import type { PageKind } from './pageKind';

/** Which end of a metric's scale is good. `src/components/ScoreDirection` shows it on the page. */
export const DIRECTIONS = ['higher', 'lower', 'ease', 'target', 'findings', 'estimate'] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** Examples: `<script>`, `</script`, `<!--`. */
const SCRIPT = /<(?:\/?script|!--)/i;

/** Rejects script tags and comments, because Docusaurus writes titles and labels unescaped into structured data. */
export function rejectingScripts(schema: z.ZodString): z.ZodString {
  return schema.refine((value) => !SCRIPT.test(value), { error: 'text without script tags and HTML comments' });
}

function text(min: number, max: number) {
  const error = `text of ${min} to ${max} characters`;
  return rejectingScripts(z.string({ error }).trim().min(min, { error }).max(max, { error }));
}

const position = z.number({ error: 'a number above 0' }).positive({ error: 'a number above 0' });

// The description of a field is the `why` of its error message.
const title = text(1, 80).describe('The heading, the browser tab, the sidebar and search results show it.');
const description = text(70, 160).describe(
  'Search engines, link previews and llms.txt show it, so it is one or two plain sentences.',
);
const direction = z
  .enum(DIRECTIONS, { error: `one of ${DIRECTIONS.join(', ')}` })
  .describe('The line below the title tells readers which end of the scale is good.');

const doc = z.strictObject({
  title,
  description,
  sidebar_label: z.string().min(1).optional().describe('Shorter name in the sidebar.'),
  sidebar_position: position.describe(
    'Order in the folder, starting at 1. Without it, the page would be the last one.',
  ),
  keywords: z
    .array(z.string({ error: 'a list of words' }), { error: 'a list of words' })
    .optional()
    .describe('Search terms that the page does not contain.'),
  slug: z
    .literal('/', { error: "'/', on the landing page only; the path of other pages comes from their file name" })
    .optional()
    .describe('Only the landing page sets its own path.'),
});

const task = doc.omit({ slug: true });

const shield = task.extend({
  title: title.regex(/ shield$/, 'a name that ends in "shield"').describe('Other pages use this name for the shield.'),
});

const metric = task.extend({ direction });

const v3Metric = metric.extend({
  title: title
    .regex(/ \(legacy API\)$/, 'a name that ends in "(legacy API)"')
    .describe('The page of the current metric has the same name, and search results must distinguish the two.'),
  sidebar_label: z
    .string({ error: 'the name without "(legacy API)"' })
    .min(1)
    .describe('The section already says that its pages describe the legacy API.'),
});

const post = z.strictObject({
  title,
  description,
  slug: z
    .string({ error: 'the last segment of the URL' })
    .regex(/^[a-z0-9-]+$/, 'lowercase letters, digits and hyphens')
    .describe('Last segment of the URL, which stays the same if the title changes.'),
  tags: z
    .array(z.string({ error: 'a list of keys of blog/tags.yml' }), { error: 'a list of keys of blog/tags.yml' })
    .min(1, 'at least one key of blog/tags.yml')
    .describe('Readers find related posts by their tags.'),
});

const page = z.strictObject({ title, description });

const reference = z.strictObject({
  id: z.string(),
  title,
  description: z.string(),
  slug: z.string().startsWith('/'),
  sidebar_label: z.string().optional(),
  keywords: z.array(z.string()).optional(),
  /** Copied from the metric page of the operation. */
  direction: z.enum(DIRECTIONS).optional(),
  /** Set for legacy operations. */
  deprecated: z.literal(true).optional(),
});

/** One strict schema per page kind. The build fails on a field that the schema does not name. */
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
