/** Written by `plugins/search` at build time. */
declare module '@generated/@easyops-cn/docusaurus-search-local/default/settings.json' {
  import type { SearchSettings } from '../searchIndex';

  const settings: SearchSettings;
  export default settings;
}
