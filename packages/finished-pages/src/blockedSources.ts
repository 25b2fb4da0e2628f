/** What pages load and their policy blocks. */

import postcss, { type AtRule } from 'postcss';

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

/** An address in a style: `url("…")`, or the text after `@import`. */
const STYLE_URL = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]+))\s*\)|^\s*(?:"([^"]*)"|'([^']*)')/g;

const styleUrls = (text: string) =>
  [...text.matchAll(STYLE_URL)].map((match) => match.slice(1).find((address) => address !== undefined) ?? '');

/** Lists what a stylesheet loads: other stylesheets, fonts and images. */
function urlsOfStyles(css: string): [directive: Directive, url: string][] {
  const urls: [Directive, string][] = [];
  const add = (directive: Directive, text: string) =>
    urls.push(...styleUrls(text).map((url): [Directive, string] => [directive, url]));
  const sheet = postcss.parse(css);
  sheet.walkAtRules('import', ({ params }) => void add('style-src', params));
  sheet.walkDecls(({ parent, value }) => {
    const isFont = parent?.type === 'atrule' && (parent as AtRule).name === 'font-face';
    if (value.includes('url(')) add(isFont ? 'font-src' : 'img-src', value);
  });
  return urls;
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

/** What files of other hosts load in turn, as far as sites of Docusaurus often have them. */
const LOADED_IN_TURN: readonly [directive: Directive, url: RegExp, loads: Directive, source?: string][] = [
  // GitHub redirects the picture of a person, as new sites have it.
  ['img-src', /^https:\/\/github\.com\/[^/?#]+\.png/, 'img-src', 'https://avatars.githubusercontent.com'],
  ['style-src', /^(?:https:)?\/\/fonts\.googleapis\.com\//, 'font-src', 'https://fonts.gstatic.com'],
  // The fonts of KaTeX are beside its stylesheet.
  ['style-src', /\/katex(?:\.min)?\.css\b/, 'font-src'],
];

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
  const addUrls = (urls: readonly [directive: Directive, url: string][], by: string) => {
    for (const [directive, url] of urls) {
      const source = foreignSource(directive, url, siteUrl);
      if (source === undefined) continue;
      add(directive, source, by);
      for (const [from, pattern, loads, loaded = source] of LOADED_IN_TURN)
        if (from === directive && pattern.test(url)) add(loads, loaded, by);
    }
  };
  return {
    addPage: (page: string, html: string) => addUrls(writtenTags(html).flatMap(loadedUrls), `/${page}`),
    /** @param file its path below the base path */
    addStylesheet: (file: string, css: string) => addUrls(urlsOfStyles(css), `/${file}`),
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
