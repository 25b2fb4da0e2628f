/** The content of the docs server: what a build puts into its file. */

import type * as z from 'zod';

import type { CallExample } from '@api-docs/openapi-facts/describeCall';
import type { VersionPair } from '@api-docs/kit/docsVersions';

import type { fieldFact } from './outputs';

/** A page of a docs version, of the reference or of the blog. */
export interface PageEntry {
  /** Below the base path with a trailing slash, for example `docs/intro/`; empty for the home page. */
  path: string;
  title: string;
  description: string;
  /** Name of its docs version; undefined for the reference, the blog and all other pages. */
  version?: string;
  /** Path inside of its docs version. Pages of two versions with the same one are compared. */
  inside?: string;
}

/** What the server has to know before the first question. */
export interface SiteData {
  product: string;
  /** Name of the server in clients, for example `example-docs`. */
  name: string;
  /** Version of the server: that of the latest docs, for example `3.4.0`. */
  release: string;
  /** URL of the home page, with a trailing slash. */
  siteRoot: string;
  latest: string;
  /** From the oldest to the latest, then `next`. */
  versions: { name: string; label: string; path: string }[];
  /** Pairs of versions that were compared. */
  pairs: VersionPair[];
  /** Which API to prefer and what not to guess, one sentence or more each. */
  instructions: string[];
  /** Path of the list of facts that are not published, below the base path. */
  notPublished: string;
  /** Whether calls of a legacy API can be translated. */
  hasMoves: boolean;
  /** The call with which the docs begin. */
  firstCall: { operation: string; example: string };
  /** The page that is a skill, as Markdown with its front matter. */
  skill?: { name: string; text: string };
  /** Without comparisons. Those of the latest version come first. */
  pages: PageEntry[];
}

/** A property of a body, a parameter or a header, as the tools answer. Its address is below the base path. */
export type FieldFact = z.infer<typeof fieldFact>;

/** An operation of one docs version. */
export interface OperationFact {
  id: string;
  method: string;
  path: string;
  /** Last segment of the path. */
  name: string;
  summary: string;
  description: string;
  deprecated: boolean;
  /** Of a legacy operation: what replaces it; null if nothing is documented. */
  successor?: { path: string; fields: string[]; note?: string } | null;
  /** Conditions of the whole body. */
  conditions: string[];
  /** Descriptions by code. */
  statuses: Record<string, string>;
  fields: FieldFact[];
  /** Page, or the OpenAPI file of the version, below the base path. */
  address: string;
}

/** API facts of all docs versions. */
export interface ApiData {
  /** URL of the API host. */
  host: string;
  /** Docs version → operations in the order of its OpenAPI file. */
  operations: Record<string, OperationFact[]>;
  /** Id of an operation of the reference → its calls. */
  calls: Record<string, Omit<CallExample, 'body' | 'isNamed'>[]>;
  /** Between two docs versions: a Markdown list item, and the paths of the operation and of the one that it is paired with. */
  changes: (VersionPair & { operations: string[]; text: string })[];
}

/** Name of a packed part of the content. There is an index for each docs version. */
export type PartName = 'site' | 'pages' | 'api' | 'moves' | `index ${string}`;
