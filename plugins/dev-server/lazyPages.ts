/**
 * Loader of Docusaurus' list of pages. It removes the calls of `require.resolveWeak`, because the bundler compiles their
 * pages at once. Only server-side rendering uses their results.
 */
export default function lazyPages(source: string): string {
  return source.replaceAll('require.resolveWeak', 'String');
}
