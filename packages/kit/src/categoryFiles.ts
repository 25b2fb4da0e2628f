import path from 'node:path';

import { DefaultNumberPrefixParser } from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import { createSlugger } from '@docusaurus/utils';

import { parseYaml } from './parseYaml';

/** Matches a file that describes a category, for example `tones/_category_.json`. */
export const CATEGORY_FILE = /(?:^|\/)_category_\.(?:json|ya?ml)$/;

/**
 * Reads the generated index page of a category, with the values that Docusaurus uses for missing fields.
 *
 * @param content of the `_category_.json`
 * @param file path relative to the project
 * @returns the page, with its path within the version; undefined if the category has no generated page
 */
export function generatedIndex(content: string, file: string) {
  const category = parseYaml(content, file) as {
    label?: string;
    link?: { type: string; slug?: string; title?: string } | null;
  };
  const { link } = category;
  if (link?.type !== 'generated-index') return undefined;
  const label = category.label ?? DefaultNumberPrefixParser(path.basename(path.dirname(file))).filename;
  return { slug: link.slug ?? `/category/${createSlugger().slug(label)}`, title: link.title ?? label };
}
