/** The content of the MCP server: what a build puts into its file, and how it is read. */

import type * as z from 'zod';

import { memoize, parseJson } from '@api-docs/kit';
import type { Migration } from '@api-docs/body-translator';
import type { CallExample, CodeSample, Operation } from '@api-docs/openapi-facts';
import type { VersionPair } from '@api-docs/kit/node';
import { invertedIndex, SearchEngine } from '@api-docs/local-search/engine';
import type { SearchIndexFile } from '@api-docs/local-search';
import type { ValidatorModule } from '@api-docs/openapi-reference/library';

import type { fieldFact } from './outputs';
import { pageUrl } from './pageUrl';

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
  /** Set if pages have no slash at the end of their URLs. */
  trailingSlash?: false;
  latest: string;
  /** From the oldest to the latest, then `next`. */
  versions: { name: string; label: string; path: string }[];
  pairs: VersionPair[];
  /** Which API to prefer and what not to guess, one sentence or more each. */
  instructions: string[];
  /** Path of the list of facts that are not published, below the base path. */
  notPublished: string;
  /** Languages of samples: those in which calls are made, then those that only the OpenAPI document has samples in. */
  languages: string[];
  /** Whether calls of a legacy API can be translated. */
  hasMigrations: boolean;
  /** The call with which the docs begin; undefined if the API has no operations, so that there are no tools for them. */
  firstCall?: { operation: string; example: string };
  /** The page that is a skill, as Markdown with its front matter. */
  skill?: { name: string; text: string };
  /** Without comparisons. Those of the latest version come first. */
  pages: PageEntry[];
}

/** A property of a body, a parameter or a header, as the tools answer. Its address is below the base path. */
export type FieldFact = z.infer<typeof fieldFact>;

type OperationHead = Pick<Operation, 'id' | 'method' | 'path' | 'name' | 'summary' | 'description' | 'deprecated'>;

export interface OperationFact extends OperationHead {
  /** What is said of a deprecated operation, for example `deprecated`. */
  deprecation?: string;
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
  host: string;
  /** Docs version → operations in the order of its OpenAPI file. */
  operations: Record<string, OperationFact[]>;
  /** Docs version → legacy bodies whose operation is not documented: they have no method and no path. */
  bodies: Record<string, OperationFact[]>;
  /** Id of an operation of the reference → its calls. */
  calls: Record<string, Omit<CallExample, 'body' | 'isNamed'>[]>;
  /** Id of an operation of the reference → the samples that the OpenAPI document has of it. */
  written: Record<string, CodeSample[]>;
  /**
   * Between two docs versions: a Markdown list item, the paths of the operation and of the one that it is paired with, and whether it
   * concerns each operation.
   */
  changes: (VersionPair & { operations: string[]; concernsAll: boolean; text: string })[];
}

/** Name of a packed part of the content. There is an index for each docs version. */
export type PartName = 'site' | 'pages' | 'api' | 'migrations' | `index ${string}`;

/** Length of an excerpt in characters: a sentence or two, because an assistant decides by it what to read. */
const EXCERPT_LENGTH = 160;

export type Docs = ReturnType<typeof openDocs>;

/**
 * Returns everything that the server knows. It is unpacked at the first question that needs it.
 *
 * @param unpack returns the JSON of a part
 * @param validators id of an operation → loads its validator
 */
export function openDocs(
  unpack: (part: PartName) => string,
  validators: Readonly<Record<string, () => Promise<ValidatorModule>>>,
) {
  const read = memoize((part: PartName): unknown => parseJson(unpack(part)));
  const index = memoize((version: string) => invertedIndex(JSON.parse(unpack(`index ${version}`)) as SearchIndexFile));
  const site = () => read('site') as SiteData;
  const isPage = memoize((path: string) => site().pages.some((page) => page.path === path));
  return {
    site,
    /** Returns the URL of a path below the base path. Comparisons are folders, whatever pages are. */
    urlOf(path: string) {
      const { siteRoot, trailingSlash } = site();
      return pageUrl(siteRoot, path, isPage(path.replace(/#.*/, '')) ? trailingSlash : undefined);
    },
    /** Returns the Markdown of all pages and comparisons, by path. */
    pages: () => read('pages') as Record<string, string>,
    index,
    engine: memoize(
      (version: string) => new SearchEngine(index(version), { basePath: '', excerptLength: EXCERPT_LENGTH }),
    ),
    api: () => read('api') as ApiData,
    /** Returns how calls of each legacy operation and body move to the current API. */
    migrations: () => read('migrations') as Migration[],
    /** Returns the validator of an operation of the reference, by id; undefined if there is nothing to validate. */
    validator: (id: string) => (Object.hasOwn(validators, id) ? validators[id]?.() : undefined),
  };
}
