/**
 * What packages know of each other's HTML: a component writes these names into its page, and after the compilation a reader
 * of the page looks for them. Ships to the browser.
 */
import type { Element, ElementContent } from 'hast';

import { childElements, findElement, isElement, textContent } from './html';

// Constants instead of objects, so that a chunk has only those that it uses.

/** Values of `data-markdown`: how an element reads in the Markdown version of its page. */
export const MARKDOWN_SKIP = 'skip';
/** The line below the title that says whether the page is current, and when it changed. */
export const MARKDOWN_STATE = 'state';
/** The line with the link to the comparison with an older docs version. */
export const MARKDOWN_CHANGES = 'changes';
/** The default of a field. */
export const MARKDOWN_DEFAULT = 'default';
/** Tables of fields. */
export const REQUEST_FIELDS = 'request-fields';
export const REPLY_FIELDS = 'reply-fields';

/** Values of `data-search`: how an element is indexed. */
export const SEARCH_SKIP = 'skip';
/** A reply of an example, as JSON. */
export const SEARCH_REPLY = 'reply';

/** The path of an operation, on each sample of a call. */
export const SAMPLE_ATTRIBUTE = 'data-sample-operation';

/** Returns whether an element is a sample of a call. */
export function isSample({ properties }: Element): boolean {
  return properties.dataSampleOperation !== undefined;
}

/** Id of the field of the search box. */
export const SEARCH_FIELD_ID = '__site-search';

/** Name of the attribute, without `data-`, that has the URL of the search index on the search field. */
export const INDEX_DATA = 'index';

/** The commit of the build, on the link for reports about a page. */
export const REPORT_ATTRIBUTE = 'data-report';

/** Class of what is of use only with JavaScript, and of what stands for it without. `tokens.css` of `@api-docs/ui` hides it. */
export const WITH_JS = 'with-js';
export const WITHOUT_JS = 'without-js';

/** Class of the list of tabs that show the same in several languages. */
export const LANGUAGE_TABS = 'language-tabs';

/** Returns whether an element is a table of fields. */
export function isFieldTable({ properties: { dataMarkdown } }: Element): boolean {
  return dataMarkdown === REQUEST_FIELDS || dataMarkdown === REPLY_FIELDS;
}

/** A row in a table of fields. */
export interface FieldRowParts {
  /** Id of the row; undefined for one that nothing links to. */
  anchor: string | undefined;
  /** The name of the field, or the title of a variant, without the link to the row. */
  name: ElementContent[];
  /** Type, presence and state: as the page says it, and as a column with a title says it. */
  facts: { text: string; inColumn: string }[];
  /** The cell with description and limits. */
  meaning: Element | undefined;
  description: ElementContent[];
  /** The list items with default, limits, conditions and former names. */
  limits: Element[];
}

/** Reads a row that `ApiFields` of `@api-docs/openapi-reference` has rendered. */
export function readFieldRow(row: Element): FieldRowParts {
  const cells = childElements(row);
  const [head] = cells.filter(({ tagName }) => tagName === 'th');
  const meaning = cells.find(({ tagName }) => tagName === 'td');
  const inHead = childElements(head);
  const facts = inHead.filter(({ tagName }) => tagName === 'span').at(-1);
  const named = inHead.filter((node) => node !== facts && node.properties.dataMarkdown !== MARKDOWN_SKIP);
  const list = childElements(meaning).find(({ tagName }) => tagName === 'ul');
  return {
    anchor: row.properties.id === undefined ? undefined : String(row.properties.id),
    name: named.flatMap((node) => (isElement(node, 'a') ? node.children : [node])),
    facts: childElements(facts).map((fact) => {
      const shown = textContent(fact).trim();
      return { text: shown, inColumn: String(fact.properties.dataMarkdown ?? shown) };
    }),
    meaning,
    description: meaning?.children.filter((child) => child !== list) ?? [],
    limits: childElements(list),
  };
}

/** Returns the first code in the name of a row: the path of a field. */
export function fieldPath({ name }: FieldRowParts): Element | undefined {
  const isCode = (node: Element) => node.tagName === 'code';
  return findElement({ children: name }, isCode);
}
