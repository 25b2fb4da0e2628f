import * as z from 'zod';

import { docFields, mdxField, pageFields, postFields } from './docusaurusFields';
import type { PageKind } from './pageKind';

/** Which end of a metric's scale is good. `src/components/ScoreDirection` shows it on the page. */
export const DIRECTIONS = ['higher', 'lower', 'ease', 'target', 'findings', 'estimate'] as const;

export type Direction = (typeof DIRECTIONS)[number];

// The description of a field is the `why` of its error message.
const { title } = docFields;
const direction = z
  .enum(DIRECTIONS, { error: `one of ${DIRECTIONS.join(', ')}` })
  .describe('The line below the title tells readers which end of the scale is good.');

/** A strict schema in which every field may be missing. */
function optional<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.strictObject({ ...fields, mdx: mdxField }).partial();
}

const doc = optional(docFields);

const shield = doc.extend({
  title: title.regex(/ shield$/, 'a name that ends in "shield"').describe('Other pages use this name for the shield.'),
});

const metric = doc.extend({ direction });

const v3Metric = metric.extend({
  title: title
    .regex(/ \(legacy API\)$/, 'a name that ends in "(legacy API)"')
    .describe('The page of the current metric has the same name, and search results must distinguish the two.'),
  sidebar_label: z
    .string({ error: 'the name without "(legacy API)"' })
    .min(1)
    .describe('The section already says that its pages describe the legacy API.'),
});

const post = optional(postFields).extend({
  hide_reading_time: z.boolean({ error: 'true or false' }).optional().describe('Hides the estimated reading time.'),
});

const page = optional(pageFields);

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
  hide_table_of_contents: z.literal(true).optional(),
});

/**
 * One strict schema per page kind: the fields of Docusaurus, with our own rules on top. The build fails on a field that the
 * schema does not name. `scripts/lib/writeEditorFiles.ts` converts them for editors.
 */
export const SCHEMAS = {
  doc,
  task: doc,
  shield,
  metric,
  'v3-metric': v3Metric,
  post,
  page,
  reference,
} satisfies Record<PageKind, z.ZodObject>;
