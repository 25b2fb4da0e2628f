/** Props that several components share. The others are what the functions in this folder return. */

import type { FieldRow, Requirement, Variant } from '@api-docs/openapi-facts/types';

/** A field row whose texts are HTML. */
export interface RenderedFieldRow extends Pick<FieldRow, 'name' | 'anchor' | 'depth'> {
  /** For example `list of objects or null`. */
  type: string;
  /** Dotted path with a mark for each list around the field, for example `context[].chunk_text`. */
  path: string;
  /** `conditional`: some values of another field need the field. */
  requirement: Requirement | 'conditional';
  /** HTML of the description. */
  html: string;
  /** HTML of each limit; undefined if there are none. */
  limits?: string[];
  default?: string;
  deprecated?: true;
  /** Set if the row starts a variant, whose fields follow. */
  variant?: Pick<Variant, 'name' | 'relation'> & {
    /** HTML of its title. */
    html: string;
  };
}

/** A part of a table of fields: rows, a fold or tabs. One of the groups of properties is set. */
export interface FieldSection {
  rows?: RenderedFieldRow[];

  /** Path of the field whose inner fields fold. */
  fold?: string;
  sections?: FieldSection[];

  /** How the variants relate, for example `One of`. */
  relation?: string;
  /** Variants to choose from, each with its title row and its fields. */
  panels?: { name: string; anchor: string; sections: FieldSection[] }[];
}

export interface ApiFieldsProps {
  /** The table calls a field of a reply "present" instead of "required". */
  part: 'request' | 'reply';
  caption: string;
  /** Set in the reference: headings name the tables, so that the captions are only for screen readers. */
  isBelowHeading?: true | undefined;
  sections: FieldSection[];
}

/** Code as HTML, see `@api-docs/ui/code/highlight`. */
export interface HighlightedCode {
  highlighted: string;
  language: string;
}

/** Props of `<ApiReply>`; those that are not named here are props of the theme component `ReplyFigure`. */
export interface ApiReplyProps {
  json: HighlightedCode;
  /** Set if the code has comments in place of fields that are not documented. */
  isShape?: boolean;
  [figure: string]: unknown;
}

/** A link to an operation's page in the reference. */
export interface OperationLink {
  path: string;
  /** Site path of its reference page. */
  to: string;
}
