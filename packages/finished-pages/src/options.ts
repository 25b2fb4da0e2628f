import type { HtmlTagObject } from '@docusaurus/types';
import * as z from 'zod';

import { optionsValidator } from '@api-docs/kit/plugin';

import { DIRECTIVES, type Sources } from './contentSecurityPolicy';

/** Name with which a site lists the plugin. */
export const PACKAGE = '@api-docs/finished-pages';

/** Fields of the site's configuration that Docusaurus itself reads in the build only. */
const UNREAD_FIELDS = ['clientModules', 'markdown', 'plugins', 'presets', 'staticDirectories', 'themes'] as const;

type UnreadField = (typeof UNREAD_FIELDS)[number];

/** Options of the plugin. All may be missing. */
export interface Options {
  /**
   * Oldest supported browsers of the inline script, such as `chrome >= 111`. Default: the list `browserslist.production` of the
   * project's package.json if it has this form, else {@link DEFAULT_BROWSERS}.
   */
  browsers?: string[];
  /** Id of the search field, whose index is requested and whose shortcut works before the scripts run. Default: that of `@api-docs/local-search`. */
  searchField?: string;
  /** Ends of the names of fonts that every page loads, such as `.woff2`. Default: none. */
  preloads?: string[];
  /** Whether a page has the styles of its first paint, which then does not wait for stylesheets. Default: true. */
  inlineStyles?: boolean;
  /** Sources that the policy allows besides the site itself, such as `{ 'img-src': ['https://img.example'] }`. Default: none. */
  policy?: Sources;
  /** Fields of the site's configuration that no component reads, such as `presets`, and that no page has to load. Default: none. */
  unreadConfig?: UnreadField[];
  /** Tags in the head of every page. Unlike Docusaurus' own `headTags`, they are not in a script as well. */
  headTags?: HtmlTagObject[];
  /** Tags at the start of the body of every page. */
  preBodyTags?: HtmlTagObject[];
}

/** The first versions that know all that the styles of Docusaurus use. */
export const DEFAULT_BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 113', 'safari >= 16.4'];

const BROWSERS = z
  .array(z.string().regex(/^(?:chrome|edge|firefox|ios|opera|safari) >= [\d.]+$/, 'for example "chrome >= 111"'))
  .min(1);

const TAGS = z.array(
  z.custom<HtmlTagObject>((value) => typeof (value as HtmlTagObject | null)?.tagName === 'string', 'a tag'),
);

const KEYWORD = /^'(?:self|unsafe-(?:inline|eval|hashes)|wasm-unsafe-eval|(?:nonce|sha(?:256|384|512))-[\w+/=-]+)'$/;

/** A scheme, or a host without what would end its directive or its attribute. Browsers ignore a keyword without quotes. */
const PLACE =
  /^(?!(?:self|none|unsafe-.*|wasm-.*|nonce-.*|sha\d+-.*)$)(?:\*|[a-z][a-z\d+.-]*:|(?:[a-z][a-z\d+.-]*:\/\/)?(?:\*\.)?[\w.-]+(?::(?:\d+|\*))?(?:\/[^\s;,"'&<>]*)?)$/i;

const SOURCE = z
  .string()
  .refine(
    (source) => KEYWORD.test(source) || PLACE.test(source),
    `a source such as https://a.example, *.a.example, data:, or 'unsafe-inline' with its quotes`,
  );

const OPTIONS = z.strictObject({
  browsers: BROWSERS.optional(),
  searchField: z.string().min(1).optional(),
  preloads: z.array(z.string().min(1)).optional(),
  inlineStyles: z.boolean().optional(),
  policy: z.partialRecord(z.enum(DIRECTIVES), z.array(SOURCE)).optional(),
  unreadConfig: z.array(z.enum(UNREAD_FIELDS)).optional(),
  headTags: TAGS.optional(),
  preBodyTags: TAGS.optional(),
}) satisfies z.ZodType<Options>;

/** Checks the options of the plugin. Throws with what is wrong. */
export const validateOptions = optionsValidator<Options>(OPTIONS, PACKAGE);

/** Returns the browsers that a project names in its package.json, if they have versions; otherwise the default ones. */
export function projectBrowsers(manifest: unknown): string[] {
  const { browserslist } = (manifest ?? {}) as { browserslist?: { production?: unknown } };
  return BROWSERS.safeParse(browserslist?.production).data ?? DEFAULT_BROWSERS;
}
