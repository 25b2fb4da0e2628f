import * as z from 'zod';

import { unusableSigns, USABLE_SIGNS } from '@api-docs/kit/paths';

import { withoutScripts } from './fieldRules';

const text = z.string({ error: 'text' }).trim().min(1, 'text').refine(withoutScripts.isValid, withoutScripts.expected);
const flag = z.boolean({ error: 'true or false' });

/** Path of a page that Docusaurus generates. */
export const pagePath = z
  .string({ error: 'a path with a leading slash' })
  .startsWith('/')
  .refine((value) => unusableSigns(value).length === 0, USABLE_SIGNS);

/** Content of a `_category_.json`: the fields that Docusaurus documents, all optional. */
export const CATEGORY_SCHEMA = z
  .strictObject({
    key: text,
    label: text,
    description: text,
    position: z.number({ error: 'a number' }),
    collapsed: flag,
    collapsible: flag,
    className: text,
    customProps: z.record(z.string(), z.unknown(), { error: 'names with values' }),
    // Without an error, Docusaurus would ignore an invalid link and not create the page of the category.
    link: z
      .discriminatedUnion(
        'type',
        [
          z.strictObject({
            type: z.literal('generated-index'),
            slug: pagePath.optional(),
            title: text.optional(),
            description: text.optional(),
            image: text.optional(),
            keywords: z.union([text, z.array(text)]).optional(),
          }),
          z.strictObject({ type: z.literal('doc'), id: text }),
        ],
        { error: 'a link of the type "generated-index" or "doc", or null for a category without a page' },
      )
      .nullable(),
  })
  .partial();
