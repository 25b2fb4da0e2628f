/** Changes to each category page between docs versions, by its path. Written by `index.ts`. */
declare module '@generated/compare/default/categories.json' {
  import type { PageChange } from '@api-docs/version-comparisons/pageChange';

  const changes: Record<string, PageChange[]>;
  export default changes;
}
