import path from 'node:path';

import type { ApiFacts, NamedExample, Operation } from '@api-docs/openapi-facts';

import type { ApiDocuments } from './apiDocuments';
import type { FactComponents, PageContext } from './factComponent';
import type { RequestChoices } from './validators/types';

/** What the reference knows of a site. Each option has a default that fits any API. */
export interface ReferenceOptions {
  /** Id of the docs plugin with the pages; each of several references has its own. Default: `api`. */
  id?: string;
  /** OpenAPI file of the reference, relative to the project. Default: `openapi/openapi.yaml`. */
  file?: string;
  /** OpenAPI files of released docs versions, by the name of the version. Default: those in `versionsFolder`. */
  versions?: Readonly<Record<string, string>>;
  /**
   * Folder with the OpenAPI file of each released docs version, for example `v1.0.yaml`. Default: `openapi/versions`; of the second
   * and further references `openapi/<id>/versions`.
   */
  versionsFolder?: string;
  /** Folder of the generated pages, relative to the project. Default: one that git ignores. */
  pagesFolder?: string;
  /** Table of successors of legacy operations. Default: `openapi/successors.yaml`, which may be missing. */
  successors?: string;
  /** Fills in what the files leave open, such as a brand. */
  fillIn?(text: string, file: string): string;
  /** Site path of the landing page. The operations are below it. Default: `/docs/api`. */
  route?: string;
  /** MDX file of the landing page. Default: a page made from the OpenAPI file. */
  landing?: string;
  /** Statuses that the landing page explains, each in a section with the status as its id. Default: none. */
  explainedStatuses?: readonly string[];
  /** Id of the section of the landing page on what is not documented. Default: no such section. */
  undocumentedSection?: string;
  /** Markdown above the samples of an operation that takes an API key as a bearer token. */
  bearerNote?: string;
  /** What the page of a deprecated operation says. `{successor}` stands for the link to its successor. */
  deprecation?: {
    /** In a list of operations. */
    badge: string;
    /** In words, for example `deprecated`. */
    state: string;
    title: string;
    replaced: string;
    alone: string;
  };
  /** Field of the responses that has the result, if all responses share an envelope. Default: none. */
  resultField?: string;
  /** Returns Markdown that leads to the page of the docs about an operation. Default: none. */
  guide?(operation: Operation, files: ApiDocuments): string | undefined;
  /** Returns further front matter for the page of an operation. */
  frontMatter?(operation: Operation, files: ApiDocuments): Record<string, unknown> | undefined;
  /** Returns MDX above the fields of an operation. */
  beforeFields?(operation: Operation, files: ApiDocuments): string | undefined;
  /** Returns what the page of an operation says if the fields of its `resultField` are not documented. */
  openData?(operation: Operation, files: ApiDocuments): string | undefined;
  /** Returns the request field of an operation whose values decide which other fields it needs. */
  choices?(operation: Operation, facts: ApiFacts): RequestChoices | undefined;
  /** Returns further props of `<ApiReply>`, which it hands to the theme component `ResponseFigure`. */
  responseProps?(context: PageContext, operation: Operation, example: NamedExample): object | undefined;
  /** Further components with facts, by their names in pages. */
  components?: FactComponents;
}

/** Table of successors that may be missing. */
export const DEFAULT_SUCCESSORS = 'openapi/successors.yaml';

/** Folder of the OpenAPI files of released docs versions, which may be missing: of the only reference, or the first of several. */
const DEFAULT_VERSIONS_FOLDER = 'openapi/versions';

/** Returns that of a further reference: `api:version` would write the file of each API to the same place. */
export const furtherVersionsFolder = (id: string) => `openapi/${id}/versions`;

/** Returns whether a site has chosen the folder of the OpenAPI files of its released docs versions. */
export function isVersionsFolderNamed({ id, versionsFolder }: Pick<ResolvedOptions, 'id' | 'versionsFolder'>): boolean {
  return ![DEFAULT_VERSIONS_FOLDER, furtherVersionsFolder(id)].includes(versionsFolder);
}

/** Id of the docs plugin of the only reference. */
export const DEFAULT_ID = 'api';

const DEFAULTS = {
  id: DEFAULT_ID,
  versions: {},
  file: 'openapi/openapi.yaml',
  versionsFolder: DEFAULT_VERSIONS_FOLDER,
  successors: DEFAULT_SUCCESSORS,
  fillIn: (text) => text,
  route: '/docs/api',
  explainedStatuses: [],
  bearerNote: '`Authorization: Bearer $API_KEY`',
  deprecation: {
    badge: 'deprecated',
    state: 'deprecated',
    title: 'Deprecated',
    replaced: 'This operation is deprecated. Use {successor} for new work.',
    alone: 'This operation is deprecated. No successor is documented.',
  },
  components: {},
} satisfies ReferenceOptions;

/** The options of a site with the defaults. */
export type ResolvedOptions = ReferenceOptions &
  Required<Pick<ReferenceOptions, keyof typeof DEFAULTS | 'pagesFolder'>> & {
    /** Whether released docs versions have OpenAPI files of their own; otherwise all versions have `file`. */
    isVersioned: boolean;
  };

/** Folder of everything that the build writes, relative to the project. It is a part of Docusaurus' own, which git ignores. */
export const GENERATED = '.docusaurus/openapi-reference';

/** Options that name files and folders, relative to the project. */
const NAMES = ['file', 'versionsFolder', 'pagesFolder', 'successors', 'landing'] as const;

/** Returns options with paths that can be compared: `api.yaml` for `./api.yaml`. */
function withPlainPaths(options: ReferenceOptions): ReferenceOptions {
  const { versions } = options;
  const plain = (name: string, file: string) => [name, path.posix.normalize(file)] as const;
  const named = NAMES.flatMap((name) => (options[name] === undefined ? [] : [plain(name, options[name])]));
  const files = versions && Object.fromEntries(Object.entries(versions).map(([name, file]) => plain(name, file)));
  return { ...options, ...Object.fromEntries(named), ...(files && { versions: files }) };
}

/** Adds the defaults to the options of a site. The route then has a slash at its start and none at its end, or is empty. */
export function withDefaults(options: ReferenceOptions = {}): ResolvedOptions {
  const { id = DEFAULTS.id, route = DEFAULTS.route } = options;
  const place = route.replace(/^\/|\/$/g, '');
  return {
    ...DEFAULTS,
    pagesFolder: `${GENERATED}/${id}/pages`,
    ...withPlainPaths(options),
    route: place && `/${place}`,
    isVersioned: true,
  };
}
