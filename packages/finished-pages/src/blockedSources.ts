/** What pages load and their policy blocks. */

import { addressesIn, attributesOf, own, writtenTags, type WrittenTag } from '@api-docs/kit';

import type { DIRECTIVES, Sources } from './contentSecurityPolicy';

type Directive = (typeof DIRECTIVES)[number];

/** Directive that allows what an attribute of an element loads. */
const DIRECTIVE_OF: Readonly<Record<string, Readonly<Record<string, Directive>>>> = {
  script: { src: 'script-src' },
  img: { src: 'img-src', srcset: 'img-src' },
  source: { src: 'media-src', srcset: 'img-src' },
  video: { src: 'media-src', poster: 'img-src' },
  audio: { src: 'media-src' },
  track: { src: 'media-src' },
  iframe: { src: 'frame-src' },
  form: { action: 'form-action' },
  'link stylesheet': { href: 'style-src' },
  'link icon': { href: 'img-src' },
};

function loadedUrls(tag: WrittenTag): [directive: Directive, url: string][] {
  const attributes = attributesOf(tag);
  const [, rel = ''] = attributes.find(([name]) => name === 'rel') ?? [];
  const element = tag.name === 'link' ? `link ${/\b(?:stylesheet|icon)$/.exec(rel)?.[0] ?? ''}` : tag.name;
  const directives = own(DIRECTIVE_OF, element);
  return attributes.flatMap(([name, value]) => {
    const directive = own(directives, name);
    return directive ? addressesIn(name, value).map((url): [Directive, string] => [directive, url]) : [];
  });
}

/** Returns the source of what pages cannot load without further sources; undefined for other URLs. */
function foreignSource(directive: Directive, url: string, siteUrl: string): string | undefined {
  if (!URL.canParse(url, siteUrl)) return undefined;
  const { origin, protocol } = new URL(url, siteUrl);
  if (protocol === 'data:') return directive === 'img-src' ? undefined : protocol;
  return /^https?:$/.test(protocol) && origin !== new URL(siteUrl).origin ? origin : undefined;
}

const GOOGLE: Sources = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
};

/** What scripts of plugins do, which pages do not show: those of Docusaurus, and widespread ones. */
const NEEDS: Readonly<Record<string, Sources>> = {
  'docusaurus-theme-mermaid': { 'style-src': ["'unsafe-inline'"] },
  'docusaurus-theme-live-codeblock': { 'script-src': ["'unsafe-eval'"] },
  'docusaurus-plugin-google-gtag': GOOGLE,
  'docusaurus-plugin-google-tag-manager': GOOGLE,
  'docusaurus-plugin-image-zoom': { 'style-src': ["'unsafe-inline'"] },
  'docusaurus-theme-github-codeblock': { 'connect-src': ['https://raw.githubusercontent.com'] },
  'docusaurus-theme-search-algolia': { 'connect-src': ['https://*.algolia.net', 'https://*.algolianet.com'] },
};

/** The picture of a person on GitHub, as new sites of Docusaurus have it, and the host to which GitHub redirects it. */
const PORTRAIT = /^https:\/\/github\.com\/[^/?#]+\.png/;
const PORTRAIT_HOST = 'https://avatars.githubusercontent.com';

/** A source with a host. Examples: `https://a.example/images/`, `*.a.example`. */
const HOST_SOURCE = /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^/]+)/i;

/** Returns whether further sources allow one. Example: `https://*.a.example` allows `https://b.a.example`. */
function isAllowed(source: string, further: readonly string[]): boolean {
  if (further.includes(source)) return true;
  const [, scheme, host = ''] = HOST_SOURCE.exec(source) ?? [];
  if (scheme === undefined) return false;
  return further.some((one) => {
    const [, ownScheme = scheme, name = ''] = HOST_SOURCE.exec(one) ?? [];
    if (one === '*' || one === scheme) return true;
    return ownScheme === scheme && (name === host || (name.startsWith('*.') && host.endsWith(name.slice(1))));
  });
}

/**
 * Collects what the policy of a site blocks.
 *
 * @param siteUrl its origin, from which pages may load everything
 * @param further sources that its policy also allows
 */
export function blockedSources(siteUrl: string, further: Sources) {
  const blocked = new Map<Directive, Map<string, string>>();
  const add = (directive: Directive, source: string, by: string) => {
    const sources = blocked.get(directive) ?? new Map<string, string>();
    if (isAllowed(source, [...(further[directive] ?? []), ...sources.keys()])) return;
    blocked.set(directive, sources.set(source, by));
  };
  return {
    addPage(page: string, html: string): void {
      for (const [directive, url] of writtenTags(html).flatMap(loadedUrls)) {
        const source = foreignSource(directive, url, siteUrl);
        if (source === undefined) continue;
        add(directive, source, `/${page}`);
        if (directive === 'img-src' && PORTRAIT.test(url)) add(directive, PORTRAIT_HOST, `/${page}`);
      }
    },
    addPlugin(plugin: string): void {
      for (const [directive, sources] of Object.entries(NEEDS[plugin] ?? {})) {
        for (const source of sources) add(directive as Directive, source, plugin);
      }
    },
    /** Returns what to tell the site; undefined if nothing is blocked. */
    warning(): string | undefined {
      if (blocked.size === 0) return undefined;
      const lines = [...blocked].flatMap(([directive, sources]) =>
        [...sources].map(([source, by]) => `- ${directive} ${source}, for ${by}`),
      );
      const policy = Object.fromEntries([...blocked].map(([name, sources]) => [name, [...sources.keys()]]));
      return [
        'The content security policy of @api-docs/finished-pages blocks what pages of this site load:',
        ...lines,
        `To allow it, add to the options of the plugin: policy: ${JSON.stringify(policy)}`,
      ].join('\n');
    },
  };
}
