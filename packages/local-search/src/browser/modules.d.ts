/** Written by the plugin at build time. */
declare module '@generated/local-search/default/settings.json' {
  import type { SearchSettings } from '@api-docs/local-search/searchIndex';

  const settings: SearchSettings;
  export default settings;
}
