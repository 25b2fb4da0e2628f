import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Files of Docusaurus with a row for each page, which are part of the scripts of every page. */
export const TABLES = ['registry.js', 'routes.js', 'routesChunkNames.json'];

/** An entry of the registry: `"0a1b2c3d": [() => import(…), "@site/a.md", require.resolveWeak("@site/a.md")],`. */
const CHUNK =
  /^( *)"([^"]+)": \[(\(\) => import\(\/\* webpackChunkName: )"\2"( \*\/ ("[^"]*")\)), \5, require\.resolveWeak\(\5\)\],$/gm;

/** A route: its path and a hash that tells it from others with this path. */
const ROUTE = /path: '((?:[^'\\]|\\.)*)',\s*component: ComponentCreator\('\1', '(\w+)'\)/g;

/** Returns names by the shortest start of each that no other one has, of two letters or more. */
export function shortNames(names: readonly string[]): Map<string, string> {
  const sorted = [...names].sort();
  const shared = (a: string, b = '') => {
    const length = [...a].findIndex((letter, index) => letter !== b[index]);
    return length === -1 ? a.length : length;
  };
  return new Map(
    sorted.map((name, index) => {
      const length = 1 + Math.max(1, shared(name, sorted[index - 1]), shared(name, sorted[index + 1]));
      return [name, name.slice(0, length)];
    }),
  );
}

const namesIn = (registry: string) => shortNames([...registry.matchAll(CHUNK)].map(([, , name = '']) => name));

/** Returns the names of chunks, short as in the build, by the modules that begin them. Example: `@theme/DocItem`. */
export function chunkNames(registry: string): Map<string, string> {
  const names = namesIn(registry);
  return new Map(
    [...registry.matchAll(CHUNK)].map(([, , name = '', , , module = '""']) => [
      JSON.parse(module) as string,
      names.get(name) ?? name,
    ]),
  );
}

/** Numbers routes with the same path, `/a/-0` and `/a/-1`, in place of their hashes. */
function shortKeys(keys: readonly string[]): Map<string, string> {
  const counts = new Map<string, number>();
  return new Map(
    keys.map((key) => {
      const route = key.replace(/-\w+$/, '');
      const count = counts.get(route) ?? 0;
      counts.set(route, count + 1);
      return [key, `${route}-${count}`];
    }),
  );
}

/** Shortens names of chunks, and takes out what only the renderer of pages reads: the path of each module. */
function shortRegistry(registry: string): string {
  const names = namesIn(registry);
  return registry.replace(CHUNK, (_, indent: string, name: string, start: string, end: string) => {
    const short = names.get(name) ?? name;
    return `${indent}"${short}": [${start}"${short}"${end}],`;
  });
}

function shortChunkNames(table: string, registry: string): string {
  const names = namesIn(registry);
  const chunks = JSON.parse(table, (_key, value: unknown) => names.get(value as string) ?? value) as object;
  const keys = shortKeys(Object.keys(chunks));
  return JSON.stringify(
    Object.fromEntries(Object.entries(chunks).map(([key, value]) => [keys.get(key) ?? key, value])),
  );
}

/** Writes each path once, in place of twice. */
function shortRoutes(routes: string, table: string): string {
  const keys = shortKeys(Object.keys(JSON.parse(table) as object));
  const creator =
    'const route = (path, hash) => ({ path, component: ComponentCreator(path, hash) });\n\nexport default';
  return routes
    .replace(ROUTE, (whole, route: string, hash: string) => {
      const short = keys.get(`${route.replaceAll("\\'", "'")}-${hash}`);
      return short === undefined ? whole : `...route('${route}', '${short.slice(short.lastIndexOf('-') + 1)}')`;
    })
    .replace('export default', creator);
}

interface LoaderContext {
  resourcePath: string;
  addDependency(file: string): void;
}

/** Loader that shortens a table of Docusaurus. What does not look as expected stays. */
export default function shortTable(this: LoaderContext, source: string): string {
  const read = (name: string) => {
    const file = path.join(path.dirname(this.resourcePath), name);
    this.addDependency(file);
    return readFileSync(file, 'utf8');
  };
  const table = path.basename(this.resourcePath);
  if (table === 'registry.js') return shortRegistry(source);
  if (table === 'routes.js') return shortRoutes(source, read('routesChunkNames.json'));
  return shortChunkNames(source, read('registry.js'));
}
