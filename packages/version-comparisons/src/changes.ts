// What a site shows of the changes between its docs versions.
export type { PageChange } from './sharedComparisons';
export * from './summaries/changeLines';
export * from './summaries/remarkPageChanges';
