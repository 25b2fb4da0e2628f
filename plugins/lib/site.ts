import type { Props } from '@docusaurus/types';

import type { ApiFiles } from '@api-docs/openapi-reference/library';

import type { Brand } from '../../brand.config';

/** What a site says about its API and its cards beyond the OpenAPI file. Everything may be missing. */
export interface SiteTexts {
  /** The envelope that responses of all current operations share: a field that only it has, and its heading in the reference. */
  envelope?: { field: string; anchor: string };
  /** Returns whether a page, by its path below the base path, is about an API that another one replaces. */
  isLegacyPage?(page: string): boolean;
  /** Fields of responses whose values readers see in their logs and search for. */
  searchedValues?: readonly string[];
  /** What is drawn on social cards beside the words: a sentence after a space. */
  cardAlt?: string;
}

/** What the plugins and steps of a site share. Files are read at the first call that needs them. */
export interface Site extends SiteTexts {
  /** Absolute path of the project. */
  siteDir: string;
  brand: Brand;
  files: ApiFiles;
  /** Source files of what the pages load, as absolute paths. The bundler adds them. */
  bundledFiles: Set<string>;
}

/** Text of a social card: the preview image that other sites show next to a link. */
export interface Card {
  /** Path below the base path, for example `img/social/docs/intro.png`. */
  file: string;
  title: string;
  /** Section of the page, for example `Docs / Guides`. */
  section: string;
  /** Small line at the bottom. */
  foot: string;
}

/** What the steps after the compilation take. The first two are there from the start, a step gives each of the others. */
export interface Build {
  site: Site;
  /** What Docusaurus has built, as it tells plugins. */
  built: Pick<Props, 'outDir' | 'plugins' | 'routes' | 'routesPaths' | 'siteConfig' | 'i18n'>;
  /** Social cards by page path: below the base path with a slash at its end, empty for the home page. */
  cards: ReadonlyMap<string, Card>;
}
