import type { ApiFacts } from '@api-docs/openapi-facts/types';
import type { Block, Run } from '@api-docs/kit/blocks';
import type { ShownBody } from '@api-docs/openapi-reference/props/pageContext';

/** A heading and the blocks up to the next heading. */
export interface Section {
  /** As in Markdown; 1 for the blocks between the title and the first heading. */
  level: number;
  /** Empty for the blocks before the first heading. */
  heading: Run[];
  blocks: Block[];
}

/** The content of a page, without its layout. */
export interface PageContent {
  title: string;
  description: string;
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
