import { builtPage } from './builtSite';
import { routerPages } from './pages';
import { SPECIFIED_ROUTES } from './specifiedRoutes';

/** Returns the pages below a path that the specification does not list, by the class that Docusaurus gives to a kind of page. */
function addedBelow(folder: string, className: string): string[] {
  return routerPages().filter(
    (route) =>
      route.startsWith(folder) && !SPECIFIED_ROUTES.includes(route) && builtPage(route).$('html').hasClass(className),
  );
}

/** Docs pages that writers added, without generated ones. */
export const ADDED_DOCS: readonly string[] = addedBelow('/docs/', 'docs-doc-page').filter(
  (route) => !route.startsWith('/docs/api/'),
);

/** Posts that writers added, without unlisted ones, which are in no list of posts. */
export const ADDED_POSTS: readonly string[] = addedBelow('/blog/', 'blog-post-page').filter(
  (route) => builtPage(route).robots === undefined,
);
