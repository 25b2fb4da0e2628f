import type { ScoreDirection } from '../../content/front-matter/schemas';
import type { ApiFiles } from '../facts/apiFiles';
import type { ApiFacts } from '../facts/types';

/** The attributes of a component as written in the page. */
export type Attributes = Partial<Record<string, string>>;

/** What the props of a component can be computed from. */
export interface PageContext {
  facts: ApiFacts;
  files: ApiFiles;
  /** `file:line` of the component. */
  page: string;
  /** Absolute path of the project. */
  siteDir: string;
  /** How to read the metric's score, from the front matter of a metric page. */
  direction?: ScoreDirection;
}

/** Computes a component's props at build time. Throws with page and line if an attribute is invalid. */
export type PropsFunction<Props> = (context: PageContext, attributes: Attributes) => Props;
