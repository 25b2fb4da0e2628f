import type { Json } from '@api-docs/kit/values/json';

/** A request that a file in `packages/openapi-facts/testing/openapi` describes in `x-requests`. All values are decoded. */
export interface ExpectedRequest {
  /** URL of the server, if the file has one. */
  server?: string;
  /** Path without the query. */
  url: string;
  query?: [string, string][];
  /** Headers in lower case. Of `Content-Type`, only the media type counts. */
  headers?: Record<string, string>;
  json?: Json;
  text?: string;
  form?: [string, string][];
  /** Name of the file that is the body. */
  file?: string;
  parts?: {
    name: string;
    text?: string;
    json?: Json;
    file?: string;
    type?: string;
    headers?: Record<string, string>;
  }[];
  /** A text in the output of the sample. */
  prints?: string;
  /** Name of the file in which the sample saves the response. */
  saves?: string;
  /** A text in a comment of the sample. */
  says?: string;
  /** Text in the `.http` file that its clients do not send as it is, so that the file leaves the request out. */
  http?: string;
  /** Why the mock server cannot answer: a defect of Prism. */
  prism?: string;
}
