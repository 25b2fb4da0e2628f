/** The content of the home page, written by `plugins/pages/home`. */
declare module '@generated/home-page/default/facts.json' {
  import type { HomeFacts } from '@site/plugins/pages/home/props';

  const facts: HomeFacts;
  export default facts;
}

/** Changes to each category page between docs versions, by its path. Written by `plugins/versions/comparisons`. */
declare module '@generated/compare/default/categories.json' {
  import type { PageChange } from '@site/shared/pageChange';

  const changes: Record<string, PageChange[]>;
  export default changes;
}
