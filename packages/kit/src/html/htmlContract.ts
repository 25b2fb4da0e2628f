/**
 * What packages know of each other's HTML: a component writes these names into its page, and after the compilation a reader
 * of the page looks for them. The compiler checks the values of attributes in components, so they cost no byte in a browser.
 */
import type { Element, ElementContent } from 'hast';

import { childElements, findElement, isElement, textContent } from './html';

/** Values of `data-markdown`: how an element reads in the Markdown version of its page. */
export const MARKDOWN_MARKS = {
  skip: 'skip',
  /** The line below the title that says whether the page is current, and when it changed. */
  state: 'state',
  /** The line with the link to the comparison with an older docs version. */
  changes: 'changes',
  /** The default of a field. */
  default: 'default',
  /** Tables of fields. */
  requestFields: 'request-fields',
  responseFields: 'reply-fields',
} as const;

/** Values of `data-search`: how an element is indexed. A response is that of an example, as JSON. */
export const SEARCH_MARKS = { skip: 'skip', response: 'reply' } as const;

/** What a column about the presence of a field says, as `data-markdown` of the words on the page. */
export type PresenceMark = 'yes' | 'no' | 'always' | 'not always' | 'not documented' | 'never';

/** States of the search box, which its styles read from `data-search`. */
type SearchBoxState = 'open' | 'closed' | 'served';

type ValueOf<Marks> = Marks[keyof Marks];

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- all declarations of an interface have the same parameters
  interface HTMLAttributes<T> {
    'data-markdown'?: ValueOf<typeof MARKDOWN_MARKS> | PresenceMark | undefined;
    'data-search'?: ValueOf<typeof SEARCH_MARKS> | SearchBoxState | undefined;
    /** The path of an operation, on each sample of a call. */
    'data-sample-operation'?: string;
    /** The URL of the search index, on the search field. */
    'data-index'?: string | undefined;
    /** On a link to a page that is not read ahead. */
    'data-no-prefetch'?: boolean | undefined;
    /** The commit of the build, on the link for reports about a page. */
    'data-report'?: string;
  }
}

/** Id of the field of the search box. */
export const SEARCH_FIELD_ID = '__site-search';

/** Attribute of a stylesheet that the first paint of its page does not wait for: it is for print until it has loaded. */
export const LATER_STYLES = 'data-later-styles';

/** Class of what stands for something that needs JavaScript. `tokens.css` of `@api-docs/ui` hides it, or what has the class `with-js`. */
export const WITHOUT_JS = 'without-js';

/** Class of the list of tabs that show the same in several languages. */
export const LANGUAGE_TABS = 'language-tabs';

/** Returns whether an element is a sample of a call. */
export function isSample({ properties }: Element): boolean {
  return properties.dataSampleOperation !== undefined;
}

/** Returns whether an element is a table of fields. */
export function isFieldTable({ properties: { dataMarkdown } }: Element): boolean {
  return dataMarkdown === MARKDOWN_MARKS.requestFields || dataMarkdown === MARKDOWN_MARKS.responseFields;
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
  const named = inHead.filter((node) => node !== facts && node.properties.dataMarkdown !== MARKDOWN_MARKS.skip);
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
