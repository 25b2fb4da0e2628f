import { teachingError } from '../../plugins/teachingError';

/** As `plugins/built-pages` writes it. */
const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/**
 * Reads the policy that the build put into a page.
 *
 * @param html a finished page
 * @param file its name in messages
 * @throws when the page has none
 */
export function pagePolicy(html: string, file: string): string {
  const [, policy] = META.exec(html) ?? [];
  if (policy !== undefined) return policy;
  throw teachingError({
    file,
    problem: 'the page has no content security policy',
    expected: '<meta http-equiv="Content-Security-Policy" content="…"> in its head',
    found: 'none',
    remedy:
      'run npm run build; `content security policy` must be the last step in plugins/built-pages/finishingSteps.ts',
  });
}

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

function withSources(known: readonly string[], added: readonly string[]): string[] {
  const sources = [...new Set([...known, ...added])];
  // 'none' stands alone or not at all.
  return sources.length > 1 ? sources.filter((source) => source !== "'none'") : sources;
}

/**
 * Makes the one policy that fits every page of the site, for hosts that send it as a header: what any page allows
 * itself, and that no other site may frame a page, which only a header can say. A browser holds a page to both, so each
 * page keeps the narrower policy of its own.
 *
 * @param policies of all pages, see {@link pagePolicy}
 * @returns the policy as one line
 * @throws when a page's policy has other directives than the first: its silence about one would mean something else
 */
export function sitePolicy(policies: readonly string[]): string {
  const [first = '', ...others] = [...new Set(policies)];
  const merged = directives(first);
  for (const other of others) {
    const added = directives(other);
    if ([...added.keys()].join() !== [...merged.keys()].join()) {
      throw teachingError({
        file: 'plugins/built-pages/contentSecurityPolicy.ts',
        problem: 'pages have policies with different directives, which no one header can stand for',
        expected: [...merged.keys()].join(', '),
        found: [...added.keys()].join(', '),
        remedy: 'give every page the same directives; their sources may differ',
      });
    }
    for (const [name, sources] of added) merged.set(name, withSources(merged.get(name) ?? [], sources));
  }
  merged.set('frame-ancestors', ["'none'"]);
  return [...merged].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
