/** The part of mark.js 8.11.1 that marks words; the package has no types. */
declare module 'mark.js' {
  export default class Mark {
    constructor(context: Element);
    markRegExp(pattern: RegExp, options: { exclude: string[] }): void;
    unmark(): void;
  }
}

/** Written by `plugins/search` at build time. */
declare module '@generated/@easyops-cn/docusaurus-search-local/default/settings.json' {
  import type { SearchSettings } from '@site/shared/search/searchIndex';

  const settings: SearchSettings;
  export default settings;
}
