/** What the bundler wrote: `client-manifest.json` in Docusaurus' folder of generated files. */
export interface ClientManifest {
  entrypoints: string[];
  /** Name of a chunk or an entry → ids of what it needs, itself included. */
  origins: Record<string, string[]>;
  assets: Record<string, { js?: { publicPath: string }[] }>;
}

/** Addresses of a page's scripts. */
export interface PageScripts {
  /** What only waits to be used. */
  chunks: string[];
  /** The runtime, and the bundle that starts the page. */
  entry: string[];
}

/**
 * Lists the scripts of a page, so that all of them can be asked for at once.
 *
 * @param manifest what the bundler wrote
 * @param chunks names of the page's chunks, see {@link pageChunks}
 */
export function pageScripts({ entrypoints, origins, assets }: ClientManifest, chunks: readonly string[]): PageScripts {
  // A chunk whose modules all are in the entry has no file of its own.
  const filesOf = (name: string) =>
    (origins[name] ?? []).flatMap((id) => (assets[id]?.js ?? []).map(({ publicPath }) => publicPath));
  const entry = [...new Set(entrypoints.flatMap(filesOf))];
  return { entry, chunks: [...new Set(chunks.flatMap(filesOf))].filter((file) => !entry.includes(file)) };
}
