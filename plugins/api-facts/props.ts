import type { CodeSample, FieldMapRow, FieldRow, Requirement } from './types';

/** A field row whose description is ready to print. */
export interface PrintedRow extends Omit<FieldRow, 'description' | 'deprecated' | 'limits' | 'default'> {
  requirement: Requirement;
  /** HTML of one or more phrases. */
  html: string;
  /** HTML of each limit; left out when there is none. */
  limits?: string[];
  default?: string;
  deprecated?: true;
}

/** What the build hands to `<ApiFields>`. */
export interface ApiFieldsProps {
  caption: string;
  rows: PrintedRow[];
}

/** What the build hands to `<ApiSample>`. */
export interface ApiSampleProps {
  /** What the call shows, for example `A supported and an unsupported statement`. */
  summary: string;
  samples: CodeSample[];
}

/** A part of a score, shown as a bar. */
export interface Bar {
  name: string;
  /** On the scale from 0 to 100. */
  value: number;
}

/** A piece of the text that was sent; `mark` says what was found there. */
export interface Segment {
  text: string;
  mark?: string;
}

/** A statement of a response with what it was checked against. */
export interface StatementView {
  statement: string;
  label: string;
  probability: number | undefined;
  citation: { text: string; source: string } | undefined;
}

/** A reply as a person wants to see it. */
export interface ReplyView {
  score?: number;
  /** The question that the response seems to answer. */
  question?: string;
  groups: { title: string; bars: Bar[] }[];
  marked: Segment[];
  statements: StatementView[];
}

/** What the build hands to `<ApiReply>`. */
export interface ApiReplyProps {
  json: string;
  view?: ReplyView;
}

/** A link to an operation's page in the reference. */
export interface OperationLink {
  path: string;
  /** Site path of its reference page. */
  to: string;
}

/** What the build hands to `<FieldMap>`. */
export interface FieldMapProps {
  rows: FieldMapRow[];
  successor?: OperationLink;
  note?: string;
}

/** What the build hands to `<ApiOperation>`, the head of a reference page. */
export interface ApiOperationProps {
  method: string;
  server: string;
  path: string;
  deprecated: boolean;
  successor?: OperationLink;
}

/** What the build hands to `<ApiStatuses>`. */
export interface ApiStatusesProps {
  rows: { code: string; html: string; hasBody: boolean }[];
}

/** What the build hands to `<ApiOperations>`, the table of all operations. */
export interface ApiOperationsProps {
  groups: {
    tag: string;
    html: string;
    operations: (OperationLink & { summary: string; html: string; successor?: OperationLink })[];
  }[];
}
