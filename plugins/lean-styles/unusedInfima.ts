/**
 * Class names of Infima and of the search plugin that no page of the site carries and no script sets, as patterns of
 * whole names. `tests/contract/leanStyles.test.ts` holds the list against the built site, in both directions.
 */
export const UNUSED_CLASSES: readonly RegExp[] = [
  /^alert--primary$/,
  /^alert__(?:heading|icon)$/,
  /^ask-ai$/,
  /^avatar(?:--|__|$)/,
  /^badge(?:--[a-z]+)?$/,
  /^breadcrumbs--(?:sm|lg)$/,
  /^button--(?:secondary|success|info|warning|danger|link|active|block|sm|lg)$/,
  /^button-group(?:--block)?$/,
  /^card--full-height$/,
  /^card__(?:header|body|footer|image)$/,
  /^col--(?:1|5|10|11)$/,
  /^col--offset-(?!1$|3$)\d+$/,
  /^dropdown--nocaret$/,
  /^footer--dark$/,
  /^footer__(?:logo|link-separator)$/,
  /^hero(?:--\w+|__\w+)?$/,
  /^(?:margin|padding)(?:-(?:top|right|bottom|left|vert|horiz))?--(?:none|xs|sm|md|lg|xl)$/,
  /^navbar--(?:dark|primary)$/,
  /^navbar__items--center$/,
  /^navbar__search-input$/,
  /^pagination(?:--(?:sm|lg)|__(?:item|link)(?:--[a-z]+)?)?$/,
  /^pills(?:--block|__item(?:--active)?)?$/,
  /^row--(?:no-gutters|align-[a-z]+)$/,
  /^shadow--(?:md|tl)$/,
  /^tabs--block$/,
  /^text--(?:normal|light|semibold|bold|italic|left|justify|break|lowercase|uppercase|capitalize|no-decoration|primary|secondary|success|info|warning|danger)$/,
];

/** Names that a pattern above fits and that pages carry. */
export const USED_CLASSES: readonly string[] = [
  'margin-bottom--md',
  'margin-bottom--sm',
  'margin-bottom--xl',
  'margin-left--sm',
  'margin-right--md',
  'margin-top--lg',
  'margin-top--md',
  'margin-top--sm',
  'margin-vert--lg',
  'margin-vert--md',
  'margin-vert--xl',
  'padding--lg',
  'padding--none',
  'padding-bottom--lg',
  'padding-top--md',
];

/**
 * Names that scripts hold for settings of the theme that this site does not use: authors of posts, a sidebar that can be
 * hidden, navbar and footer in other styles, a footer logo, tabs over the whole width, a badge for the version.
 */
export const UNREACHED_CLASSES: readonly string[] = [
  'avatar__intro',
  'avatar__name',
  'avatar__photo',
  'avatar__photo-link',
  'badge--secondary',
  'button--secondary',
  'footer--dark',
  'footer__link-separator',
  'footer__logo',
  'navbar--dark',
  'navbar--primary',
  'tabs--block',
];

/** Variables of Infima that no rule of the site's style sheet asks for, as patterns of whole names. */
export const UNUSED_VARIABLES: readonly RegExp[] = [
  /^--ifm-(?:dark|light)(?:er|est)?-value$/,
  /^--ifm-contrast-(?:background|foreground)(?:-dark)?-value$/,
  /^--ifm-color-(?:success|info|warning|danger)(?:-(?:darker|darkest|light|lighter|lightest))?$/,
  /^--ifm-color-secondary-(?:darker|light|lighter|lightest)$/,
  /^--ifm-color-primary-contrast-(?:background|foreground)$/,
  /^--ifm-(?:avatar|button-group|pills|pagination(?!-nav))-[\w-]+$/,
  /^--ifm-(?:font-weight-(?:light|base)|transition-slow|global-shadow-tl|image-alignment-padding|alert-color)$/,
  /^--ifm-(?:card-(?:horizontal|vertical)-spacing|footer-(?:link-horizontal-spacing|logo-max-width))$/,
  /^--ifm-navbar-(?:link-active-color|search-input-[\w-]+)$/,
  /^--ifm-color-gray-\d+$/,
  /^--ifm-color-(?:success|info|warning|danger|secondary)-(?:dark|darkest|contrast-(?:background|foreground))$/,
  /^--ifm-(?:badge|breadcrumb|card|footer|hero|pagination-nav|scrollbar|tabs|table|toc-(?:link|padding))-[\w-]+$/,
  /^--ifm-alert-(?!border-color$|foreground-color$)[\w-]+$/,
  /^--ifm-menu-(?:color(?:-active|-background-hover)?|link-padding-horizontal)$/,
];
