/**
 * The brand of this site: the only place for names, URLs and years of the provider.
 *
 * Pages, the OpenAPI files and front matter reach a value with a token made of its path, for example
 * `%brand.product%` or `%brand.links.website%`; code imports this object. The build stops on a token that does not exist here.
 */
export const brand = {
  /** Who runs the API. Also the title of the site. */
  provider: {{provider}},
  /** What the provider offers. */
  product: {{product}},
  /** The provider's name in paths: lowercase letters, digits and hyphens. */
  slug: {{slug}},
  /** Shown on the home page and in its title. */
  tagline: {{tagline}},
  /** Origin of the site, without a slash at the end. */
  siteUrl: {{siteUrl}},
  /** Path that every route starts with, with a slash at both ends. */
  basePath: '/',
  /** Year in the copyright line of the footer. */
  copyrightYear: 2026,
  /** External links. */
  links: {
    website: {{website}},
    /** Start of the URL that edits a file of this repository. */
    editBase: 'https://git.example/docs/edit/main/',
  },
} as const;

export type Brand = typeof brand;
