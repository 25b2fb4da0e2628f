import type { RootContent } from 'mdast';

import type { ApiFacts } from '@api-docs/openapi-facts';
import type { Block } from '@api-docs/kit/node';

import type { ApiDocuments } from './apiDocuments';
import type { BodyPart } from './model/bodyPart';

/** The attributes of a component as written in the page. */
export type Attributes = Partial<Record<string, string>>;

/** What the props of a component can be computed from. */
export interface PageContext<Files extends ApiDocuments = ApiDocuments> {
  facts: ApiFacts;
  files: Files;
  /** `file:line` of the component. */
  page: string;
  /** Absolute path of the project. */
  siteDir: string;
  /** Front matter of the page. */
  frontMatter?: Readonly<Record<string, unknown>>;
}

/** Computes a component's props at build time. Throws with page and line if an attribute is invalid. */
export type PropsFunction<Props, Files extends ApiDocuments = ApiDocuments> = (
  context: PageContext<Files>,
  attributes: Attributes,
) => Props;

/** A request or response body of the API whose fields a page shows. */
export interface ShownBody {
  /** Path of an operation, also with its method, or name of a legacy body. */
  owner: string;
  part: BodyPart;
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
export type TextFunction<Files extends ApiDocuments = ApiDocuments> = PropsFunction<ComponentText, Files>;

/** A component with facts. It has either props, or content that takes its place on the page and in comparisons. */
export interface FactComponent<Files extends ApiDocuments = ApiDocuments> {
  /** Names of the attributes that a page may write. */
  attributes: readonly string[];
  computeProps?: PropsFunction<object, Files>;
  writeContent?: PropsFunction<RootContent[], Files>;
  /** Undefined for a component with props that comparisons leave out. */
  readText?: TextFunction<Files>;
}

/** Components with facts, by their names in pages. */
export type FactComponents<Files extends ApiDocuments = ApiDocuments> = Readonly<Record<string, FactComponent<Files>>>;

/** Makes a text function of a component from its props. */
export const asText =
  <Props, Files extends ApiDocuments = ApiDocuments>(
    computeProps: PropsFunction<Props, Files>,
    format: (props: Props, attributes: Attributes) => Block[],
  ): TextFunction<Files> =>
  (context, attributes) => ({ blocks: format(computeProps(context, attributes), attributes) });
