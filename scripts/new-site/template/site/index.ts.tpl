/** What this site alone adds to the configuration: texts, links and names. Everything may stay empty. */
/** The OpenAPI file of the next version. */
export const apiFile = '{{apiFile}}';

/** The bar above the navbar; undefined for none. Readers who dismissed it see it again when its id changes. */
export const announcement: { id: string; content: string } | undefined = undefined;

/** Items of the navbar besides the version dropdown and the search: https://docusaurus.io/docs/api/themes/configuration#navbar-items */
export const navbarItems: Record<'left' | 'right', object[]> = {
  left: [
    { type: 'doc', docId: 'intro', label: 'Docs' },
    { to: '/docs/api', label: 'API reference' },
  ],
  right: [],
};

/** Columns of links in the footer. */
export const footerLinks: { title: string; items: { label: string; href: string }[] }[] = [];

/** Pages that a search without results offers, by their path inside a docs version. */
export const searchHelp: { label: string; path: string }[] = [];

/** Description of the blog; undefined for a site without a blog. With it, posts are in `blog/`. */
export const blogDescription: string | undefined = undefined;

/** Whether a docs version has the number of the API version that it describes, so that `npm run new:version` sets it. */
export const docsVersionIsApiVersion = false;

/** The envelope that replies of all current operations share: a field that only it has, and its heading in the reference. */
export const envelope: { field: string; anchor: string } | undefined = undefined;

/** Returns whether a page, by its path below the base path, is about an API that another one replaces. */
export const isLegacyPage: (page: string) => boolean = () => false;

/** Fields of replies whose values readers see in their logs and search for. */
export const searchedValues: readonly string[] = [];

/** What is drawn on social cards beside the words: a sentence after a space, or nothing. */
export const cardAlt: string = '';
