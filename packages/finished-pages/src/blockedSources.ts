/** What pages load and their policy blocks. */

import type { DIRECTIVES, Sources } from './contentSecurityPolicy';

type Directive = (typeof DIRECTIVES)[number];

/** Directive that allows what an element loads. */
const DIRECTIVE_OF: Readonly<Record<string, Directive>> = {
  script: 'script-src',
  img: 'img-src',
  iframe: 'frame-src',
  video: 'media-src',
  audio: 'media-src',
  link: 'style-src',
};

/** An element that loads a file. Examples: `<img src=https://a.example/b.png>`, `<link rel="stylesheet" href="…">`. */
const LOADING =
  /<(script|img|iframe|video|audio|link(?=[^>]*\srel="?stylesheet\b))\b[^>]*?\s(?:src|href)="?([^\s">]+)/g;

const GOOGLE: Sources = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
};

/** What scripts of plugins of Docusaurus do, which pages do not show. */
const NEEDS: Readonly<Record<string, Sources>> = {
  'docusaurus-theme-mermaid': { 'style-src': ["'unsafe-inline'"] },
  'docusaurus-theme-live-codeblock': { 'script-src': ["'unsafe-eval'"] },
  'docusaurus-plugin-google-gtag': GOOGLE,
  'docusaurus-plugin-google-tag-manager': GOOGLE,
  'docusaurus-theme-search-algolia': { 'connect-src': ['https://*.algolia.net', 'https://*.algolianet.com'] },
};

/** Returns whether a policy with further sources allows one of them. Example: `https://*.a.example` allows `https://b.a.example`. */
function isAllowed(source: string, further: readonly string[]): boolean {
  return further.some(
    (one) => one === source || one === 'https:' || (one.includes('*.') && source.endsWith(one.replace(/^.*\*/, ''))),
  );
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
      for (const [, name = '', url = ''] of html.matchAll(LOADING)) {
        const { origin, protocol } = new URL(url, siteUrl);
        const directive = DIRECTIVE_OF[name];
        if (directive && protocol.startsWith('http') && origin !== new URL(siteUrl).origin) {
          add(directive, origin, `/${page}`);
        }
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
