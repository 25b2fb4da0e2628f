import type { Props } from '@docusaurus/types';

import type { Brand } from '../../../brand.config';

/** What every plugin and build step may know of the site. Each takes the parts that it needs. */
export interface SiteBase {
  /** Absolute path of the project. */
  siteDir: string;
  brand: Brand;
  /** `development` in `npm start`. */
  mode: 'development' | 'production';
  files: {
    /** Returns the released docs versions, the latest first. */
    versions(): readonly string[];
  };
  /** Returns the paths of the search indexes below the base path, by the name of the docs version. */
  indexFiles(): Readonly<Record<string, string>>;
  /** Source files of what the pages load, as absolute paths. The bundler adds them. */
  bundledFiles: Set<string>;
}

/** What a step after the compilation takes, besides what earlier steps gave. */
export interface StepInput {
  site: SiteBase;
  /** What Docusaurus has built, as it tells plugins. */
  built: Pick<Props, 'outDir' | 'plugins' | 'routes' | 'routesPaths' | 'siteConfig' | 'i18n'>;
}

/** What a step takes that reads the finished pages. */
export interface FinishedInput extends StepInput {
  /** HTML by page path: below the base path with a slash at its end, empty for the home page. */
  pages: ReadonlyMap<string, string>;
}
