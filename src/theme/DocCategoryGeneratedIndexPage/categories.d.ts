/** Written at build by `plugins/compare`: what became of each category's page between versions, by its address. */
declare module '@generated/compare/default/categories.json' {
  import type { PageChange } from '@site/shared/pageChange';

  const changes: Record<string, PageChange[]>;
  export default changes;
}
