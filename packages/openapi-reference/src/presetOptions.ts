import { posix } from 'node:path';

import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import * as z from 'zod';

import { buildError, unusableSigns, USABLE_SIGNS } from '@api-docs/kit/node';
import { functionOption, optionError, pluginOptions } from '@api-docs/kit/plugin';

import { DEFAULT_ID, furtherVersionsFolder, type ReferenceOptions } from './options';
import { configOf, type OpenApiConfigs } from './plugins/openApiConfig';

/** Options of one reference. */
export interface OneReference extends ReferenceOptions {
  /** Further options of the docs plugin that has the pages, for example `editUrl` or `remarkPlugins`. */
  docs?: Omit<Partial<DocsOptions>, keyof typeof SET_HERE>;
}

/** Options of the preset: those of its only reference, or a list, because Docusaurus takes no list in place of options. */
export type Options = OneReference | { references: OneReference[] };

/** Name with which a site lists the preset. */
export const PACKAGE = '@api-docs/openapi-reference';

const name = z.string().min(1).optional();
const ID = /^[\w-]+$/;

/** A path below the base path, with or without slashes at its ends. Empty for a reference at the base path. */
const route = z
  .string()
  .refine(
    (path) => !/\/\/|(?:^|\/)\.\.?(?:\/|$)/.test(path) && unusableSigns(path).length === 0,
    `a path such as reference, of ${USABLE_SIGNS}`,
  );

/** A folder that the build may empty: one inside of the project. */
const ownFolder = name.refine(
  (folder) => folder === undefined || !/^(?:\/|[a-z]:|\.\/?$)|(?:^|\/)\.\.(?:\/|$)/i.test(folder),
  'a folder inside of the project, relative to it, for example reference-pages',
);

/** Options of the docs plugin that the preset sets, and what to write in place of them. */
const SET_HERE = {
  id: 'write `id` beside `docs`',
  path: 'write `pagesFolder` beside `docs`',
  routeBasePath: 'write `route` beside `docs`',
  sidebarItemsGenerator: 'the sidebar is that of the OpenAPI file; `sidebarPath` names one of your own',
};

/** A file of the project. The OpenAPI plugin also takes a URL. */
const apiFile = z
  .string()
  .min(1)
  .refine((file) => !/^[a-z]+:\/\//i.test(file), 'a file of the project, not a URL')
  .optional();

const component = z.custom<never>((value) => {
  const { attributes, computeProps, writeContent } = (value ?? {}) as Record<string, unknown>;
  return Array.isArray(attributes) && [computeProps, writeContent].some((one) => typeof one === 'function');
}, 'an object with the list `attributes`, and the function `computeProps` or `writeContent`');

const OPTIONS = z.strictObject({
  id: z.string().regex(ID, 'letters, digits, - and _').optional(),
  file: apiFile,
  versionsFolder: name,
  pagesFolder: ownFolder,
  successors: name,
  landing: name,
  bearerNote: name,
  versions: z.record(z.string(), z.string().min(1)).optional(),
  route: route.optional(),
  undocumentedSection: name,
  resultField: name,
  explainedStatuses: z.array(z.string()).optional(),
  deprecation: z
    .strictObject({ badge: z.string(), state: z.string(), title: z.string(), replaced: z.string(), alone: z.string() })
    .optional(),
  fillIn: functionOption(PACKAGE, 'fillIn', 'a text'),
  guide: functionOption(PACKAGE, 'guide', 'a text, or undefined'),
  frontMatter: functionOption(PACKAGE, 'frontMatter', 'an object, or undefined'),
  beforeFields: functionOption(PACKAGE, 'beforeFields', 'a text, or undefined'),
  openData: functionOption(PACKAGE, 'openData', 'a text, or undefined'),
  choices: functionOption(PACKAGE, 'choices', 'an object, or undefined'),
  responseProps: functionOption(PACKAGE, 'responseProps', 'an object, or undefined'),
  components: z.record(z.string(), component).optional(),
  docs: z
    .record(z.string(), z.custom<never>())
    .superRefine((docs, context) => {
      for (const [option, advice] of Object.entries(SET_HERE)) {
        const message = `no such option: ${advice}`;
        if (option in docs) context.addIssue({ code: 'custom', path: [option], message });
      }
    })
    .optional(),
});

/** Of several references. All other options are those of one. */
const SEVERAL = z.strictObject({ references: z.array(z.looseObject({})).min(1) });

/** Returns the id of a reference without one: that of the only one is `api`, others have the last part of their route. */
function defaultId({ route = '' }: OneReference, count: number): string {
  const last = route.replace(/\/$/, '').split('/').at(-1) ?? '';
  return (count > 1 && last.replace(/[^\w-]/g, '-')) || DEFAULT_ID;
}

/** Options of which each of several references has its own value. */
const DISTINCT = ['id', 'route', 'versionsFolder'] as const;

type Distinct = (typeof DISTINCT)[number];

function sameValue(option: Distinct | 'pagesFolder', value: string): Error {
  return buildError({
    file: 'docusaurus.config',
    problem: `two references of ${PACKAGE} have the same ${option}`,
    expected: `each reference with its own ${option}`,
    found: value || 'none',
    remedy: `give each entry its own \`${option}\``,
  });
}

/** Throws if two references have the same value of an option. */
function checkDistinct(options: readonly OneReference[], option: Distinct): void {
  const values = options.map((one) => String(one[option] ?? '').replace(/^\/|\/$/g, ''));
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined) throw sameValue(option, twice);
}

/** Throws if the folder of the pages of a reference is that of another one, or inside of it: each would delete pages of the other. */
function checkFolders(options: readonly OneReference[]): void {
  const folders = options.flatMap(({ pagesFolder }) => (pagesFolder ? [posix.join(pagesFolder, '/')] : []));
  const shared = folders.find((folder, index) => folders.some((other, at) => at !== index && folder.startsWith(other)));
  if (shared !== undefined) throw sameValue('pagesFolder', shared.slice(0, -1));
}

/** Throws if a reference says what to write about undocumented fields of a result, and not where the result is. */
function checkResult({ openData, resultField }: OneReference): void {
  if (!openData || resultField !== undefined) return;
  throw optionError(PACKAGE, 'openData', {
    problem: 'is never called without `resultField`',
    expected: '`resultField` beside `openData`',
    found: '`openData` alone',
    remedy: 'name the field of the responses that has the result in `resultField`, or remove `openData`',
  });
}

/**
 * Validates the options of the preset.
 *
 * @param listed options of the OpenAPI plugin, if the site lists it. A reference without a file has the one that is listed alone
 * @returns the options of each reference, with its id and the folder of its pages
 * @throws with all options that are wrong, or if two references would be one
 */
export function readOptions(given: Options, listed: OpenApiConfigs = {}): OneReference[] {
  const [only, ...others] = Object.values(listed);
  const entries = 'references' in given ? pluginOptions(SEVERAL, given, PACKAGE).references : [given];
  const references = entries.map((entry, index): OneReference => {
    const options = pluginOptions(OPTIONS, entry, PACKAGE) as OneReference;
    checkResult(options);
    const file = options.file ?? (others.length === 0 ? only?.specPath : undefined);
    const pagesFolder = configOf(listed, file)?.outputDir;
    const id = options.id ?? defaultId(options, entries.length);
    return {
      ...(index > 0 && { versionsFolder: furtherVersionsFolder(id) }),
      ...options,
      id,
      ...(file === undefined ? {} : { file }),
      ...(pagesFolder === undefined ? {} : { pagesFolder }),
    };
  });
  if (references.length > 1) for (const option of DISTINCT) checkDistinct(references, option);
  checkFolders(references);
  return references;
}
