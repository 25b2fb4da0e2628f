import type { ApiFacts } from '@api-docs/openapi-facts/types';
import type { Block, Run } from '@api-docs/kit/blocks';
import type { ShownBody } from '@api-docs/openapi-reference/props/pageContext';

/** A heading and the blocks up to the next heading. */
export interface Section {
  /** As in Markdown: 1 for the title of the page. */
  level: number;
  heading: Run[];
  blocks: Block[];
}

/** The content of a page, without its layout. */
export interface PageContent {
  title: string;
  /** The first one has the title as its heading, with the blocks up to the first heading of the text. */
  sections: Section[];
  /** Each body once, in page order. Their fields are compared by the API facts, not by position. */
  bodies: ShownBody[];
}

/** The API facts that comparisons use. */
export type ComparedFacts = Pick<ApiFacts, 'operations' | 'legacyBodies'>;

/** A page to compare, with the API facts of its docs version. */
export interface ComparedPage extends PageContent {
  facts: ComparedFacts;
}
