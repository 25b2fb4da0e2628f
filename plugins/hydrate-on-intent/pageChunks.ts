import { runInNewContext } from 'node:vm';

import { teachingError } from '../teachingError';

/** A route as Docusaurus writes it for the browser; `component` is its key in the list of chunks. */
interface Route {
  path: string;
  component: string;
  exact?: boolean;
  routes?: Route[];
}

/** Names of chunks, as deep as the props of a route's component. */
type ChunkNames = string | { [prop: string]: ChunkNames } | ChunkNames[];

/** What Docusaurus knows of pages and chunks; texts of files in its folder of generated files. */
export interface GeneratedRoutes {
  /** `routes.js` */
  routes: string;
  /** `routesChunkNames.json` */
  chunkNames: string;
}

function readRoutes(code: string): Route[] {
  const expression = code.replace(/^import .*$/gm, '').replace('export default', 'routes =');
  const scope = { routes: [] as Route[], ComponentCreator: (path: string, hash?: string) => `${path}-${hash ?? ''}` };
  runInNewContext(expression, scope);
  return scope.routes;
}

/** As the router finds them: on each level the first that fits. */
function matching(routes: readonly Route[], page: string): Route[] {
  const route = routes.find(({ path, exact }) => (exact ? page === path : page.startsWith(path)));
  return route ? [route, ...matching(route.routes ?? [], page)] : [];
}

function flat(names: ChunkNames): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(flat);
}

/**
 * Makes the function that tells which chunks a page is made of.
 *
 * @returns takes the page's path with the base path and a slash at the end; names of chunks, each once
 * @throws when the files are not written as this module knows them
 */
export function pageChunks({ routes, chunkNames }: GeneratedRoutes): (page: string) => string[] {
  const tree = readRoutes(routes);
  const names = JSON.parse(chunkNames) as Record<string, ChunkNames>;
  const known = tree.find(({ component }) => Object.hasOwn(names, component));
  if (!known) {
    throw teachingError({
      file: 'plugins/hydrate-on-intent/pageChunks.ts',
      problem: 'the routes and their chunks do not fit together',
      expected: 'a key of routesChunkNames.json for the routes of routes.js, such as /docs/-1ab',
      found: Object.keys(names)[0] ?? 'no key',
      remedy: 'compare with codegen/codegenRoutes of @docusaurus/core and mend the reading',
    });
  }
  return (page) => {
    const chunks = matching(tree, page).flatMap(({ component }) => flat(names[component] ?? {}));
    return [...new Set(chunks)];
  };
}
