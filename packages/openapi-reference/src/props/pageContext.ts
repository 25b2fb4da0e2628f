import type { RootContent } from 'mdast';

import type { ApiFacts, Operation } from '@api-docs/openapi-facts';
import type { Block } from '@api-docs/kit/node';

import type { ApiFiles } from '../apiFiles';

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
  /** Front matter of the page. */
  frontMatter?: Readonly<Record<string, unknown>>;
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

/** A component with facts. It has either props, or content that takes its place on the page and in comparisons. */
export interface FactComponentDefinition {
  /** Names of the attributes that a page may write. */
  attributes: readonly string[];
  computeProps?: PropsFunction<object>;
  writeContent?: PropsFunction<RootContent[]>;
  /** Undefined for a component with props that comparisons leave out. */
  readText?: TextFunction;
}

/** Components with facts, by their names in pages. */
export type FactComponents = Readonly<Record<string, FactComponentDefinition>>;

/** Makes a text function of a component from its props. */
export const asText =
  <Props>(
    computeProps: PropsFunction<Props>,
    format: (props: Props, attributes: Attributes) => Block[],
  ): TextFunction =>
  (context, attributes) => ({ blocks: format(computeProps(context, attributes), attributes) });

/** Returns the link to an operation's page in the reference. */
export function operationLink(
  { options: { route } }: Pick<ApiFiles, 'options'>,
  { path, slug }: Pick<Operation, 'path' | 'slug'>,
): { path: string; to: string } {
  return { path, to: `${route}${slug}` };
}
