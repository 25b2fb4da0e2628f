/**
 * Stands in for `@docusaurus/renderRoutes` (`plugins/lean-scripts`), so that a click on a link draws one page and not two.
 *
 * When a link is followed, Docusaurus fetches the other page while it still shows this one. React Router tells every link
 * and menu of the page about it all the same, with a new object that says what the old one said, and all of them are drawn
 * again. Here they get the old object as long as the location is the same.
 */
import { useContext, useState, type ReactElement, type ReactNode } from 'react';
import { __RouterContext as RouterContext } from 'react-router';
import { renderRoutes, type RouteConfig } from 'react-router-config';

function SteadyRoutes({ children }: { children: ReactNode }): ReactElement {
  const context = useContext(RouterContext);
  const [known, setKnown] = useState(context);
  const steady = known.location === context.location ? known : context;
  if (steady !== known) setKnown(steady);
  return <RouterContext.Provider value={steady}>{children}</RouterContext.Provider>;
}

/**
 * Renders the routes that match the current location.
 *
 * @param routes routes of one level, as Docusaurus writes them to `@generated/routes`
 */
export default function renderSteadyRoutes(routes: RouteConfig[]): ReactElement {
  return <SteadyRoutes>{renderRoutes(routes)}</SteadyRoutes>;
}
