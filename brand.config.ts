/**
 * The brand of this site: the only place for names, URLs and years of the provider.
 *
 * Pages, the OpenAPI files and front matter reach a value with a token made of its path, for example
 * `%brand.product%` or `%brand.links.sdkDocs%`; code imports this object. `plugins/content/brand` replaces the tokens and
 * stops the build on one that does not exist here.
 */
export const brand = {
  /** Who runs the platform. Also the title of the site. */
  provider: 'Plumbline',
  /** What the provider offers. */
  product: 'Plumbline Platform',
  /** The provider's name in paths: lowercase letters, digits and hyphens. */
  slug: 'plumbline',
  /** Shown on the home page and in its title. */
  tagline: 'AI Trust. Simplified.',
  /** Origin of the site, without a slash at the end. */
  siteUrl: 'https://docs.plumbline.example',
  /** Path that every route starts with, with a slash at both ends. */
  basePath: '/plumbline-docs/',
  /** Origin of the documented API, without a slash at the end. */
  apiHost: 'https://api.plumbline.example',
  /** Year in the copyright line of the footer. */
  copyrightYear: 2025,
  /** Contact printed in the OpenAPI file. */
  contact: {
    name: 'Plumbline support',
    url: 'https://www.plumbline.example/contact',
  },
  /** License of the API description printed in the OpenAPI file. */
  license: {
    name: 'Plumbline terms of use',
    url: 'https://www.plumbline.example/terms',
  },
  /** External links in navbar, footer and prose. */
  links: {
    website: 'https://www.plumbline.example',
    tutorial: 'https://www.plumbline.example/tutorial',
    sdkDocs: 'https://sdk.plumbline.example',
    developerPortal: 'https://portal.plumbline.example',
    linkedin: 'https://linkedin.example/company/plumbline',
    twitter: 'https://twitter.example/plumbline',
    youtube: 'https://youtube.example/@plumbline',
    github: 'https://github.example/plumbline',
    huggingFace: 'https://huggingface.example/plumbline',
    editBase: 'https://github.example/plumbline/docs/edit/main/',
    /** Form for reports about a page, which takes `title` and `body` as parameters. */
    issues: 'https://github.example/plumbline/docs/issues/new',
  },
} as const;

export type Brand = typeof brand;
