/** The props that the build gives to components. `src/` imports these types, but none of the code in this folder. */

import type { CodeSample } from '@api-docs/openapi-facts/samples/renderSamples';
import type { ChangeKind } from '@api-docs/openapi-facts/differences/apiChange';
import type { DescribedFieldMapRow } from '@api-docs/openapi-facts/differences/describeNotes';
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

/** Props of `<ApiFields>`, `<RequestSchema>` and `<ResponseSchema>`. */
export interface ApiFieldsProps {
  /** The table calls a field of a reply "present" instead of "required". */
  part: 'request' | 'reply';
  caption: string;
  /** Set if a heading above the table names the body, so that the caption is only for screen readers. */
  isBelowHeading?: boolean;
  sections: FieldSection[];
}

/** Code as HTML, see `@api-docs/ui/code/highlight`. */
export interface HighlightedCode {
  highlighted: string;
  language: string;
}

export interface ApiSampleProps {
  operation: OperationLink;
  /** Key of the named example. */
  example: string;
  /** Its name, for example `Open insult`. */
  name: string;
  /** Caption: what the call does, for example `Score an open insult`. */
  summary: string;
  samples: (Pick<CodeSample, 'id' | 'label'> & HighlightedCode)[];
}

/** Props of `<ApiReply>`; those that are not named here are props of the theme component `ReplyFigure`. */
export interface ApiReplyProps {
  json: HighlightedCode;
  /** Set if the code has comments in place of fields that are not documented. */
  isShape?: boolean;
  [figure: string]: unknown;
}

export interface ApiExplorerProps {
  examples: { sample: ApiSampleProps; reply?: ApiReplyProps }[];
}

/** A link to an operation's page in the reference. */
export interface OperationLink {
  path: string;
  /** Site path of its reference page. */
  to: string;
}

export interface FieldMapProps {
  rows: DescribedFieldMapRow[];
  successor?: OperationLink;
  /** What the API of the successor is called, for example `v4alpha`. */
  generation?: string;
  note?: string;
}

export interface BodyMoveProps {
  /** An example of a legacy body and the body that it becomes; one if they are the same. */
  bodies: (HighlightedCode & { title: string })[];
}

export interface UndocumentedProps {
  /** Site path of the full list of what is not documented. */
  list?: string;
  /** HTML of what is not documented. */
  items: string[];
}

/** Props of `<MethodEndpoint>`, the first line of a reference page. */
export interface MethodEndpointProps {
  method: string;
  server: string;
  path: string;
  successor?: OperationLink;
  /** Set for a deprecated operation: a title, and the text around the link to the successor. */
  notice?: { title: string; before: string; after: string };
}

export interface StatusCodesProps {
  /** Site path of the landing page, if it explains statuses. */
  landing?: string;
  rows: {
    code: string;
    html: string;
    hasBody: boolean;
    /** What the file says about the body, if it is not JSON or not in the section on the reply body. */
    body?: string;
    /** Set if the landing page does not explain the status. */
    isUnexplained?: true;
  }[];
}

/** Props of `<ApiOperations>`, the table of all operations. */
export interface ApiOperationsProps {
  /** Example of a text for the filter. */
  hint: string;
  groups: {
    tag: string;
    html: string;
    operations: (OperationLink & {
      method: string;
      summary: string;
      html: string;
      /** The label of a deprecated operation, else empty. */
      deprecated: string;
      /** Names of the parameters and fields of the body that a call has to send: required ones, and those of unknown requirement. */
      toSend: string[];
      successor?: OperationLink;
    })[];
  }[];
}

export interface ApiChangesProps {
  from: string;
  groups: {
    kind: ChangeKind;
    title: string;
    changes: {
      path: string;
      /** Site path of the operation's reference page, if it has one. */
      to?: string;
      /** HTML of what changed. */
      html: string;
      pairedWith?: { path: string; to?: string };
      /** HTML of each field that differs in the successor. */
      fields: string[];
    }[];
  }[];
}

export interface RequestBuilderProps {
  /** The operationId, which names the module that the request builder loads when it is opened. */
  operation: string;
}

export interface BodyTranslatorProps {
  /** Id of the `Move` of the operation; empty for the one that the reader's text fits. */
  move: string;
}

/** Props of `<ApiDownloads>`; files are paths below the base path. */
export interface ApiDownloadsProps {
  /** Version of OpenAPI, for example `3.1`. */
  openapi: string;
  /** Without notes, if no docs version is released. */
  files: { version: string; note?: string; yaml: string; json: string }[];
  /** Files of retired docs versions. */
  archive: { version: string; yaml: string; json: string }[];
  postman: string;
  /** Requests for editors, a `.http` file. */
  http: string;
}
