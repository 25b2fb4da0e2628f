import type { Props } from '@docusaurus/types';

import type { Brand } from '../../brand.config';

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
  /** Source files of what the pages load, as absolute paths. The bundler adds them. */
  bundledFiles: Set<string>;
}

/** What Docusaurus has built, as it tells plugins. */
export type BuiltSite = Pick<Props, 'outDir' | 'plugins' | 'routesPaths' | 'siteConfig' | 'i18n'>;

/** What a step after the compilation takes, besides what earlier steps gave. */
export interface StepInput {
  site: SiteBase;
  built: BuiltSite;
}
