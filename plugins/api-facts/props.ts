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

/** What the build hands to `<ApiReply>`. */
export interface ApiReplyProps {
  json: string;
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
