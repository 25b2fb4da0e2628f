import type { Json } from '@api-docs/kit';

import type { ParameterPlace } from '../document/parameterPlaces';
import type { Sequence, Stream } from './sequence';
import type { ParameterStyle } from './serialize';
import type { XmlShape } from './xmlText';

/** A parameter of an operation, without its value. */
export interface SampleParameter extends ParameterStyle {
  name: string;
  in: ParameterPlace;
  /** Of a query string that is a form, by property. */
  parts?: Record<string, PartFormat>;
}

/** A credential. The names of environment variables stand for its secrets. */
export type SampleKey =
  /** `prefix` is for example `Bearer `. */
  | { in: 'header' | 'query' | 'cookie'; name: string; prefix: string; env: string }
  | { in: 'basic'; user: string; password: string };

/** How a property of a form is sent. */
export interface PartFormat extends ParameterStyle {
  contentType?: string;
  /** Name of the file to upload, for example `photo.png`, if the value does not name one. */
  file?: string;
  /** Headers of the part. */
  headers?: [name: string, value: string][];
  /** Of a part in XML: how its value is written, as far as it is not usual. */
  xml?: XmlShape;
  /** Of a part that is a multipart body itself, see {@link BodyFormat}. */
  parts?: Record<string, PartFormat>;
}

/** How the body of a request is written. */
export interface BodyFormat {
  /** The value of `Content-Type`. */
  mediaType: string;
  kind: 'json' | 'form' | 'multipart' | 'text' | 'file' | Sequence;
  /** Of `form`, `multipart` and `parts`, by property, or by position: `[0]`, and `[]` for all others. */
  parts?: Record<string, PartFormat>;
  /** Of `file`: the name of the file to upload. */
  file?: string;
}

/** What a sample does with the response. */
export type SampleResponse =
  /** `json` is parsed. Of `none`, the sample prints the status. */
  | { kind: 'json' | 'text' | 'none' }
  /** Each item is printed when it arrives. */
  | { kind: Stream }
  /** The response is saved. */
  | { kind: 'file'; file: string };

/** A call without its values: all that samples need to know about an operation. */
export interface SampleOperation {
  method: string;
  /** URL of the API host without a trailing slash, if {@link API_BASE} is not set. */
  server: string;
  /** With its placeholders, for example `/jobs/{job_id}`. */
  path: string;
  /** Last segment of the path. */
  name: string;
  parameters: SampleParameter[];
  keys: SampleKey[];
  body?: BodyFormat;
  /** The only status of a successful call; undefined if there are several or the file does not name one. */
  status?: number;
  response: SampleResponse;
  /** Value of `Accept`, if the response has several media types. */
  accept?: string;
  /** What the samples cannot show, as sentences. */
  notes?: string[];
}

/** The values of a call. Parameters without a value are left out, and so is a body. */
export interface SampleValues {
  parameters: Partial<Record<ParameterPlace, Record<string, Json>>>;
  body?: Json;
}

/** A text with secrets in it: strings, and names of environment variables. */
export type SecretText = readonly (string | { env: string })[];

/** A part of a multipart body. */
export interface FormPart {
  name: string;
  /** A text; `json`, `file` and `segments` are undefined. */
  text?: string;
  json?: Json;
  /** Name of the file. */
  file?: string;
  /** A multipart body. */
  segments?: Segment[];
  contentType?: string;
  headers: [name: string, value: string][];
}

/** A text, or a file between texts. */
export type Segment = string | { file: string };

export type SampleBody =
  /** A body of several parts that is no form, with its boundaries. */
  | { kind: 'segments'; segments: Segment[] }
  | { kind: 'json'; json: Json }
  | { kind: 'form'; pairs: [name: string, value: string][] }
  | { kind: 'multipart'; parts: FormPart[] }
  | { kind: 'text'; text: string }
  | { kind: 'file'; file: string };

/** A call as the templates render it. */
export interface SampleCall extends Pick<SampleOperation, 'method' | 'server' | 'name' | 'response'> {
  /** Path with the query, but without credentials. */
  target: string;
  /** Credentials in the query. */
  queryKeys: { name: string; env: string }[];
  basic: { user: string; password: string } | undefined;
  /** All headers except `Content-Type` and basic authentication. */
  headers: { name: string; value: SecretText }[];
  contentType: string | undefined;
  body: SampleBody | undefined;
  status: number | undefined;
  /** Sentences for comments at the start of the sample. */
  notes: string[];
}
