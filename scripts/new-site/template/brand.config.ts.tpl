/** Names and addresses: the only place for them. */
export const brand = {
  /** Who runs the API. Also the title of the site. */
  provider: {{provider}},
  /** What the provider offers. */
  product: {{product}},
  /** Shown on the home page and in its title. */
  tagline: {{tagline}},
  /** What the API is for, in a sentence or two. */
  about: {{about}},
  /** Origin of the site, without a slash at the end. */
  siteUrl: {{siteUrl}},
  /** Path that every page starts with, with a slash at both ends. */
  basePath: '/',
  /** Name of the MCP server that assistants can install: lowercase letters, digits and hyphens. */
  serverName: {{serverName}},
  /** Start of the URL that edits a file of this repository, with a slash at the end. Empty: pages have no such link. */
  editBase: '',
};
