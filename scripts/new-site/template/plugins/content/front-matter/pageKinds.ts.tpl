import type { DocKind } from './fieldRules';

/** Kinds of docs pages with front matter of their own. The first match wins, and all others are of the kind `doc`. */
export const docKinds: readonly DocKind[] = [];
