/** Written by `plugins/search` at build time. */
declare module '@generated/@easyops-cn/docusaurus-search-local/default/settings.json' {
  import type { SearchSettings } from '@site/src/shared/search/searchIndex';

  const settings: SearchSettings;
  export default settings;
}
