import type { Direction } from '../front-matter/schemas';
import type { ApiFiles } from './apiFiles';
import type { ApiFacts } from './types';

/** The attributes that a writer gave a component. */
export type Attributes = Partial<Record<string, string>>;

/** What a component's step works with. */
export interface PageContext {
  facts: ApiFacts;
  files: ApiFiles;
  /** `file:line` of the component. */
  page: string;
  /** Absolute path of the folder with the drawings of the page's version. */
  figures: string;
  /** Which end of the scale is good, from the front matter of a metric page. */
  direction?: Direction;
}

/** Computes a component's props at build; throws with page and line when the writer asks for what does not exist. */
export type Step<Props> = (context: PageContext, attributes: Attributes) => Props;
