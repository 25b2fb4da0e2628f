import { createRequire } from 'node:module';

/** A value of front matter as JavaScript. JSON alone has no dates, and in a literal, a key `__proto__` sets the prototype. */
function literal(value: unknown): string {
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (Array.isArray(value)) return `[${value.map(literal).join()}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, child]) => `[${JSON.stringify(key)}]:${literal(child)}`);
    return `{${entries.join()}}`;
  }
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

/**
 * Makes Docusaurus write front matter and titles into the modules of pages as the texts that they are. Its MDX loader writes them
 * with `stringify-object`, which escapes quotes, but no backslashes: `\\'` ends the string, and what follows runs as code.
 *
 * The bundler takes the loader from Node's cache of modules, so the cache gets one with another writer. Goes when
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-mdx-loader/src/loader.ts escapes backslashes.
 *
 * @throws if Docusaurus no longer has such a loader
 */
export function escapeFrontMatter(): void {
  const inPlugin = createRequire(createRequire(__filename).resolve('@docusaurus/plugin-content-docs'));
  const mdxLoader = inPlugin('@docusaurus/mdx-loader') as { default: unknown };
  const inLoader = createRequire(inPlugin.resolve('@docusaurus/mdx-loader'));
  const [loader, writer] = [inLoader.resolve('./loader'), inLoader.resolve('stringify-object')];
  const stock: unknown = inLoader(writer);
  const cached = inPlugin.cache[writer];
  if (!cached) throw new Error(`Node has not cached ${writer}`);
  cached.exports = literal;
  Reflect.deleteProperty(inPlugin.cache, loader);
  mdxLoader.default = (inLoader(loader) as { mdxLoader: unknown }).mdxLoader;
  cached.exports = stock;
}
