/**
 * What this site alone adds to the configuration: texts, links and names. `npm run new:site` writes a site without them, so code
 * outside of this folder works with none.
 */
import { brand } from '../brand.config';

/** The OpenAPI file of the next version. */
export const apiFile = 'openapi/metrics-api.yaml';

/** The bar above the navbar; undefined for none. Readers who dismissed it see it again when its id changes. */
export const announcement: { id: string; content: string } | undefined = {
  id: 'v4alpha',
  content: `The v4alpha metrics API is current, and the legacy API is soon to be deprecated. <a href="${brand.basePath}blog/long-blog-post/#translate-your-own-calls">Move your calls</a>`,
};

/** Items of the navbar besides the version dropdown and the search: https://docusaurus.io/docs/api/themes/configuration#navbar-items */
export const navbarItems: Record<'left' | 'right', object[]> = {
  left: [
    { type: 'doc', docId: 'intro', label: 'Home' },
    { to: '/docs/api', label: 'API reference' },
    { to: '/blog', label: 'Blog' },
  ],
  right: [
    { href: brand.links.sdkDocs, label: 'SDK docs' },
    { href: brand.links.developerPortal, label: 'Developer portal' },
    { type: 'localeDropdown' },
  ],
};

/** Columns of links in the footer. */
export const footerLinks: { title: string; items: { label: string; href: string }[] }[] = [
  { title: 'Docs', items: [{ label: 'Tutorial', href: brand.links.tutorial }] },
  {
    title: 'Social',
    items: [
      { label: 'Website', href: brand.links.website },
      { label: 'LinkedIn', href: brand.links.linkedin },
      { label: 'Twitter', href: brand.links.twitter },
      { label: 'YouTube', href: brand.links.youtube },
    ],
  },
  {
    title: 'More',
    items: [
      { label: 'GitHub', href: brand.links.github },
      { label: 'Hugging Face', href: brand.links.huggingFace },
    ],
  },
];

/** Pages that a search without results offers, by their path inside a docs version. */
export const searchHelp: { label: string; path: string }[] = [
  { label: 'All metrics', path: `understanding-${brand.slug}-metrics/` },
];

/** Description of the blog; undefined for a site without a blog. */
export const blogDescription: string | undefined =
  `Notes from the documentation team of ${brand.product}: how these docs work and how to move to the current API.`;

/** Whether a docs version has the number of the API version that it describes, so that `npm run new:version` sets it. */
export const docsVersionIsApiVersion = true;

/** The envelope that replies of all current operations share: a field that only it has, and its heading in the reference. */
export const envelope: { field: string; anchor: string } | undefined = { field: 'data', anchor: 'envelope' };

/** Returns whether a page, by its path below the base path, is about an API that another one replaces. */
export const isLegacyPage: (page: string) => boolean = (page) => page.includes('/v3-metrics-soon-to-be-deprecated/');

/** Fields of replies whose values readers see in their logs and search for. */
export const searchedValues: readonly string[] = ['label', 'category'];

/** What is drawn on social cards beside the words: a sentence after a space, or nothing. */
export const cardAlt: string = ' A plumb line hangs beside the words.';
