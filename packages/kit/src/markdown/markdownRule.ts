import path from 'node:path';

/** What a bundler loader knows about the file. */
export interface LoadedFile {
  resourcePath: string;
  /** Starts with a question mark; empty without a query. */
  resourceQuery: string;
  addDependency(file: string): void;
}

/**
 * Returns a rule of the bundler for Markdown files, before they are compiled.
 *
 * @param load returns the text that is compiled
 * @param resourceQuery limits the rule to files that are imported with such a query
 */
export function markdownRule(load: (source: string, file: LoadedFile) => string, resourceQuery?: RegExp) {
  const use = [{ loader: path.join(__dirname, 'markdownLoader.js'), options: { load } }];
  // `resource`, because Docusaurus expects `include` beside `test`.
  return { resource: /\.mdx?$/, enforce: 'pre' as const, use, ...(resourceQuery && { resourceQuery }) };
}
