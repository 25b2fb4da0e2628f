import path from 'node:path';

import type { ApiFacts } from '@api-docs/openapi-facts/types';
import { docsFolder, versionOfFile } from '@api-docs/kit/docsVersions';
import type { Block } from '@api-docs/kit/blocks';

import type { ScoreDirection } from '../../content/front-matter/schemas';
import type { ApiFiles } from '../facts/apiFiles';

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

/** Returns the absolute path of the docs of a page's version; for pages outside of the docs, of `docs/`. */
export function docsFolderOf({ siteDir, page }: Pick<PageContext, 'siteDir' | 'page'>): string {
  return path.join(siteDir, docsFolder(versionOfFile(page)));
}

/** Computes a component's props at build time. Throws with page and line if an attribute is invalid. */
export type PropsFunction<Props> = (context: PageContext, attributes: Attributes) => Props;

/** A request or reply body of the API whose fields a page shows. */
export interface ShownBody {
  /** Path of an operation, also with its method, or name of a legacy body. */
  owner: string;
  part: 'request' | 'reply';
  /** What is shown besides the JSON body, as in the attributes of `<ApiFields>`, with its name for readers. */
  section?: { part: string; type?: string; status?: string; label: string };
  /** Dotted path of a field, if the page shows only this field and the fields below it. */
  field?: string;
}

/** What a component shows, as text: blocks, or the fields of a body. */
export interface ComponentText {
  blocks: Block[];
  body?: ShownBody;
}

/** Tells how a component reads as text, for comparisons of pages. Images are left out. */
export type TextFunction = (context: PageContext, attributes: Attributes) => ComponentText;

/** Makes a text function of a component from its props. */
export const asText =
  <Props>(
    computeProps: PropsFunction<Props>,
    format: (props: Props, attributes: Attributes) => Block[],
  ): TextFunction =>
  (context, attributes) => ({ blocks: format(computeProps(context, attributes), attributes) });
