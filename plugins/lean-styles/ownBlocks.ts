/**
 * Infima's rules for what the site's own sheets style from the ground up, as patterns of selectors. That a class of these
 * blocks still has a rule is for `tests/contract/leanStyles.test.ts` to say.
 */
export const OWN_BLOCKS: readonly RegExp[] = [
  /^(?:area\[href\])?\.(?:alert|breadcrumbs|card|footer|menu|pagination-nav|table-of-contents|tabs)(?![a-z])/,
  /^\.markdown (?:> )?h\d/,
  /^\.(?:margin-bottom--xl|padding--lg)$/,
  /^\.thin-scrollbar::/,
  /^\.dropdown > \.navbar__link:after$/,
  /^table (?:thead|tr|th|td)/,
];

/** Classes of these blocks that pages carry and that need no rule. */
export const PLAIN_CLASSES: readonly string[] = [
  'menu__list-item',
  'menu__list-item-collapsible--active',
  'table-of-contents__left-border',
];
