import type { CodeSample } from '../../shared/samples/renderSamples';
import type { ChangeKind } from './diffFacts';
import type { FieldMapRow, FieldRow, Requirement } from './types';

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

/** What the build hands to `<ApiFields>`, `<RequestSchema>` and `<ResponseSchema>`. */
export interface ApiFieldsProps {
  /** A reply's field is not required but present. */
  part: 'request' | 'reply';
  caption: string;
  rows: PrintedRow[];
}

/** Code that is ready to print, see `shared/code/highlight.ts`. */
export interface HighlightedCode {
  /** HTML of the code. */
  highlighted: string;
  language: string;
}

/** What the build hands to `<ApiSample>`. */
export interface ApiSampleProps {
  operation: OperationLink;
  /** Key of the named example. */
  example: string;
  /** What the call shows, for example `A supported and an unsupported statement`. */
  summary: string;
  samples: (Pick<CodeSample, 'id' | 'label'> & HighlightedCode)[];
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
  json: HighlightedCode;
  view?: ReplyView;
  /** How to read the score, where the page is about one metric. */
  scale?: { verdict: string; top: number };
}

/** What the build hands to `<ApiExplorer>`. */
export interface ApiExplorerProps {
  examples: { sample: ApiSampleProps; reply?: ApiReplyProps }[];
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

/** What the build hands to `<MethodEndpoint>`, the head of a reference page. */
export interface MethodEndpointProps {
  method: string;
  server: string;
  path: string;
  deprecated: boolean;
  successor?: OperationLink;
}

/** What the build hands to `<StatusCodes>`. */
export interface StatusCodesProps {
  rows: { code: string; html: string; hasBody: boolean }[];
}

/** What the build hands to `<ApiOperations>`, the table of all operations. */
export interface ApiOperationsProps {
  groups: {
    tag: string;
    html: string;
    operations: (OperationLink & {
      summary: string;
      html: string;
      deprecated: boolean;
      /** Names of the body's required fields; empty where nobody published them. */
      required: string[];
      successor?: OperationLink;
    })[];
  }[];
}

/** What the build hands to `<ScoreDirection>`. */
export interface ScoreDirectionProps {
  /** An arrow. */
  mark: string;
  /** For example `Higher is better.` */
  verdict: string;
  /** What the scale is. */
  scale: string;
}

/** A part of the scale that calls for one reaction. */
export interface ScoreBand {
  from: number;
  to: number;
  /** The two ends in words. */
  range: string;
  verdict: string;
  kind: 'good' | 'look' | 'act';
}

/** A score of one of the site's examples. */
export interface ScoreMark {
  value: number;
  /** What the example shows. */
  summary: string;
}

/** What the build hands to `<ScoreScale>`. */
export interface ScoreScaleProps {
  /** Right end of the drawn scale; the left end is 0. */
  top: number;
  bands: ScoreBand[];
  /** What the two ends mean, where there are no bands. */
  ends?: { low: string; high: string };
  marks: ScoreMark[];
  note: string;
}

/** What the build hands to `<Figure>`. */
export interface FigureProps {
  kind: 'diagram' | 'schematic';
  /** Caption. */
  title: string;
  /** Text alternative: all that the picture says. */
  alternative: string;
  /** Markup of the drawing for wide columns. */
  wide: string;
  /** Markup of the drawing for phones. */
  narrow: string;
}

/** What the build hands to `<ApiChanges>`. */
export interface ApiChangesProps {
  from: string;
  groups: {
    kind: ChangeKind;
    title: string;
    changes: {
      path: string;
      /** Site path of the operation's reference page, where it has one. */
      to?: string;
      /** HTML of what changed. */
      html: string;
      pairedWith?: { path: string; to?: string };
      /** HTML of each field that fares differently in the successor. */
      fields: string[];
    }[];
  }[];
}

/** What the build hands to `<RequestBuilder>`. */
export interface RequestBuilderProps {
  /** The operationId, which names the module that the builder loads. */
  operation: string;
}

/** What the build hands to `<ApiDownloads>`; files are paths below the base path. */
export interface ApiDownloadsProps {
  files: { version: string; note?: string; yaml: string; json: string }[];
  postman: string;
}
