/** Changes to each category page between docs versions, by its path. Written by `index.ts`. */
declare module '@generated/version-comparisons/default/categories.json' {
  import type { PageChange } from '@api-docs/version-comparisons/summaries/changeLines';

  const changes: Record<string, PageChange[]>;
  export default changes;
}
