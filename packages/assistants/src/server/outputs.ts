import * as z from 'zod';

/** Stands for a fact that nobody has published. */
export const NOT_PUBLISHED = { published: false } as const;

const address = z.string().describe('URL of the page that says so.');
const text = { text: z.string().describe('Markdown'), part: z.int(), parts: z.int() };
const unpublished = z.strictObject({ published: z.literal(false), see: z.string().optional() });
const notes = z.array(z.strictObject({ at: z.string(), text: z.string() }));
const fields = z.union([z.array(z.string()), unpublished]);

/** What the server says of a field. */
export const fieldFact = z.strictObject({
  part: z.enum(['request', 'reply', 'path', 'query', 'querystring', 'header', 'cookie']),
  field: z.string(),
  type: z.string(),
  requirement: z.union([z.string(), unpublished]),
  default: z.unknown().optional(),
  limits: z.union([z.array(z.string()), unpublished]).optional(),
  fields: fields.optional().describe('What the object or the items have inside.'),
  description: z.union([z.string(), unpublished]),
  deprecated: z.boolean().optional(),
  address,
});

const successor = z.strictObject({ path: z.string(), fields: z.array(z.string()), note: z.string().optional() });
const questions = z.array(z.strictObject({ at: z.string(), type: z.string(), reason: z.string() }));

/** The schemas of what the tools answer, by the name of the tool. */
export const OUTPUTS = {
  search: z.strictObject({
    version: z.string(),
    total: z.int(),
    notes: z.array(z.string()).describe('Corrected words, and words that no page has.'),
    hits: z.array(z.strictObject({ title: z.string(), address: z.string(), passage: z.string().optional() })),
  }),
  read: z.strictObject({ address, ...text }),
  fact: z.strictObject({
    published: z.boolean(),
    operation: z.string(),
    version: z.string(),
    others: z.array(z.string()).optional().describe('Further operations of the same name.'),
    facts: z.array(fieldFact).optional(),
    method: z.string().optional(),
    url: z.string().optional(),
    summary: z.string().optional(),
    description: z.string().optional(),
    deprecated: z.string().optional(),
    successor: z.union([successor, unpublished]).optional(),
    request: fields.optional(),
    conditions: z.array(z.string()).optional(),
    reply: fields.optional(),
    statuses: z.record(z.string(), z.string()).optional(),
    address: address.optional(),
    field: z.string().optional(),
    see: z.string().optional(),
    fields: z.array(z.string()).optional(),
  }),
  sample: z.strictObject({
    operation: z.string(),
    example: z.string(),
    language: z.string(),
    label: z.string(),
    code: z.string(),
    samples: z.array(z.string()).describe('The languages of all samples of this example.'),
    others: z.array(z.strictObject({ example: z.string(), summary: z.string() })),
    address,
  }),
  check: z.strictObject({ valid: z.boolean(), operation: z.string(), problems: notes, hints: notes, address }),
  translate: z.strictObject({
    from: z.string(),
    to: z.string().nullable(),
    remark: z.string().optional(),
    note: z.string().optional(),
    leftOut: z.array(z.string()).optional(),
    reason: z.string().optional(),
    complete: z.boolean().optional(),
    body: z.unknown().optional(),
    changes: z.array(z.looseObject({ kind: z.string() })).optional(),
    questions: questions.optional().describe('What the legacy call does not say. Ask the user.'),
    problems: notes.optional(),
    sample: z.string().optional(),
    address: address.optional(),
  }),
  differences: z.strictObject({ from: z.string(), to: z.string(), ...text }),
};
