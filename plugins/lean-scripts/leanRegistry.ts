import { teachingError } from '../teachingError';

/** The end of an entry: after how a chunk is loaded, twice which module it is, which only the server asks for. */
const SOURCE = /, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g;

/**
 * Takes the names of source files out of the list of chunks that every page loads.
 *
 * @param registry text of `.docusaurus/registry.js`
 * @throws when Docusaurus writes the list in another way than this module knows
 */
export function leanRegistry(registry: string): string {
  const lean = registry.replaceAll(SOURCE, ']');
  const rest = lean.split('\n').find((line) => line.includes('resolveWeak'));
  if (rest === undefined) return lean;
  throw teachingError({
    file: 'plugins/lean-scripts/leanRegistry.ts',
    problem: 'the list of chunks is not written as it was',
    expected: '"<chunk>": [() => import(…), "<module>", require.resolveWeak("<module>")],',
    found: rest.trim().slice(0, 200),
    remedy: 'compare with codegen/codegenRoutes of @docusaurus/core and mend the pattern',
  });
}
