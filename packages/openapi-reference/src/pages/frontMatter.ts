import { stringify } from 'yaml';

import { currentGeneration, descriptionText, firstSentence, type Operation } from '@api-docs/openapi-facts';

import type { ApiFiles } from '../apiFiles';
import { summaryText } from '../content/description';
import type { FurtherPage } from '../model/furtherPages';

/** Returns front matter as text, with its marks. Fields that are undefined are left out. */
export function frontMatterText(fields: object): string {
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n`;
}

/** Returns the front matter of a page that is not of an operation, as text. */
export function pageHead({ id, slug, label }: FurtherPage, about: string, fields: object = {}): string {
  const description = descriptionText(firstSentence(about)) || `${label}.`;
  return frontMatterText({ id, title: label, sidebar_label: label, description, slug, ...fields });
}

/** Returns the front matter of the page of an operation. */
export function operationFrontMatter(operation: Operation, { options, ...documents }: ApiFiles): object {
  const { id, method, path, name, slug, description, deprecated } = operation;
  const summary = summaryText(operation.summary);
  const address = `${method} ${path}`;
  return {
    id,
    // That of the docs page is the summary alone. The sidebar and the heading need no address.
    title: summary === address ? address : `${address}: ${summary}`,
    sidebar_label: summary,
    description: descriptionText(firstSentence(description)) || `${summary}.`,
    slug,
    keywords: [path, name, name.replaceAll('_', ' ')].filter(Boolean),
    ...options.frontMatter?.(operation, documents),
    deprecated: deprecated || undefined,
    generation: currentGeneration(documents.facts(options.file), operation),
    // The page has a line with its sections instead, because samples take the place of the table of contents.
    hide_table_of_contents: true,
  };
}
