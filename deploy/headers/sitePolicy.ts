import { buildError } from '../../plugins/lib/buildError';

/** The element that `plugins/output/finished-pages` writes. */
const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/**
 * Reads the content security policy of a page.
 *
 * @param file name for messages
 * @throws if the page has none
 */
export function pagePolicy(html: string, file: string): string {
  const [, policy] = META.exec(html) ?? [];
  if (policy !== undefined) return policy;
  throw buildError({
    file,
    problem: 'the page has no content security policy',
    expected: '<meta http-equiv="Content-Security-Policy" content="…"> in its head',
    found: 'none',
    remedy:
      'run npm run build; `content security policy` must be the last step in plugins/output/finished-pages/finishingSteps.ts',
  });
}

/**
 * Length of a header in characters after which it allows all inline styles, instead of naming each. Cloudflare accepts lines
 * of 2,000 characters: https://developers.cloudflare.com/pages/configuration/headers/
 */
const MAX_LENGTH = 1_500;

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

function formatPolicy(policy: ReadonlyMap<string, string[]>): string {
  return [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

function withSources(known: readonly string[], added: readonly string[]): string[] {
  const sources = [...new Set([...known, ...added])];
  // 'none' is only valid alone.
  return sources.length > 1 ? sources.filter((source) => source !== "'none'") : sources;
}

/**
 * Merges the policies of all pages into one for hosts that send it as a header. It also forbids framing, which only a
 * header can do. Browsers enforce both policies, so the narrower one of each page still applies. That is also why the header
 * may allow all inline styles if pages have very many.
 *
 * @param policies of all pages, see {@link pagePolicy}
 * @returns the policy as one line
 * @throws if two pages have different directives, because a missing directive has a default of its own
 */
export function sitePolicy(policies: readonly string[]): string {
  const [first = '', ...others] = [...new Set(policies)];
  const merged = directives(first);
  for (const other of others) {
    const added = directives(other);
    if ([...added.keys()].join() !== [...merged.keys()].join()) {
      throw buildError({
        file: 'plugins/output/finished-pages/contentSecurityPolicy.ts',
        problem: 'pages have policies with different directives, so that they have no common header',
        expected: [...merged.keys()].join(', '),
        found: [...added.keys()].join(', '),
        remedy: 'give every page the same directives; their sources may differ',
      });
    }
    for (const [name, sources] of added) merged.set(name, withSources(merged.get(name) ?? [], sources));
  }
  merged.set('frame-ancestors', ["'none'"]);
  if (formatPolicy(merged).length > MAX_LENGTH) merged.set('style-src', ["'self'", "'unsafe-inline'"]);
  return formatPolicy(merged);
}
