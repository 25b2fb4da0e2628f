import type { Replacement } from '../plugins/replaced-modules';

/** Client modules of themes that this site replaces; `src/theme/README.md` says by what. */
export const UNUSED_MODULES = [
  // Code is colored at build: plugins/highlighting. Code that a component computes has a chunk for it.
  '@docusaurus/theme-classic/lib/prism-include-languages',
  // Styles for the components of the OpenAPI theme, none of which this site shows: src/css and the style modules.
  'docusaurus-theme-openapi-docs/lib/theme/styles.scss',
  // Polyfill that the OpenAPI theme provides wherever code says `process`. React does, to ask for an `emit` that browsers lack.
  'process/browser',
];

/** 2.9 KB less on every page: one function instead of all of tslib. */
export const REPLACED_MODULES: readonly Replacement[] = [
  { within: /@docusaurus[\\/]utils-common/, module: 'tslib', by: 'src/tslib.ts' },
];
