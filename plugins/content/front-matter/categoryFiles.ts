import path from 'node:path';

import { DefaultNumberPrefixParser } from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import { createSlugger } from '@docusaurus/utils';
import * as z from 'zod';

import { parseYaml } from '@api-docs/kit/parseYaml';
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

/** Example: `tones/_category_.json`. */
export const CATEGORY_FILE = /(?:^|\/)_category_\.(?:json|ya?ml)$/;

/** Returns whether a file describes a category. */
export function isCategoryFile(file: string): boolean {
  return CATEGORY_FILE.test(file);
}

/** The page that Docusaurus generates for a category. */
export interface GeneratedIndex {
  /** Path within the version, with a leading slash. */
  slug: string;
  title: string;
  /** Empty without one. */
  description: string;
}

/**
 * Reads the generated index page of a category, with the values that Docusaurus uses for missing fields.
 *
 * @param content of the `_category_.json`
 * @param file path relative to the project
 * @returns undefined if the category has no generated page
 */
export function generatedIndex(content: string, file: string): GeneratedIndex | undefined {
  const category = parseYaml(content, file) as z.infer<typeof CATEGORY_SCHEMA>;
  const { link } = category;
  if (link?.type !== 'generated-index') return undefined;
  const label = category.label ?? DefaultNumberPrefixParser(path.basename(path.dirname(file))).filename;
  return {
    slug: link.slug ?? `/category/${createSlugger().slug(label)}`,
    title: link.title ?? label,
    description: link.description ?? category.description ?? '',
  };
}
