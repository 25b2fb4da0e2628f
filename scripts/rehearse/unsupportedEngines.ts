/** Example: `npm warn EBADENGINE   package: 'a@1.0.0',` and, on the next line, `…   required: { node: '>=24' },`. */
const REJECTED = /EBADENGINE +package: '([^']+)',\n.*EBADENGINE +required: \{ (.+) \}/g;

/**
 * Lists the packages that require another Node than the one that installed them.
 *
 * @param output of `npm install`
 * @returns a line for each required version with its packages
 */
export function unsupportedEngines(output: string): string[] {
  const packages = new Map<string, Set<string>>();
  for (const [, name = '', required = ''] of output.matchAll(REJECTED))
    packages.set(required, (packages.get(required) ?? new Set()).add(name));
  return [...packages].map(([required, names]) => `${required} is required by ${[...names].sort().join(', ')}`);
}
