/**
 * Repairs malformed URLs before the router reads them, so this module has to listen for `popstate` first.
 *
 * The router and Docusaurus decode the path and the hash without catching errors: `#100%` crashed an open page, and
 * `/docs/%ff/` kept the not-found page from hydrating. Hosts also serve a page at paths that the router does not know,
 * such as `/docs/intro/index.html`, where React rendered a different page than the served one.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import { decodableUrl } from '@api-docs/kit';

function repairUrl(): void {
  const { pathname, search, hash } = window.location;
  const sane = decodableUrl({ pathname, hash });
  if (sane.pathname === pathname && sane.hash === hash) return;
  window.history.replaceState(window.history.state, '', sane.pathname + search + sane.hash);
}

if (ExecutionEnvironment.canUseDOM) {
  repairUrl();
  window.addEventListener('popstate', repairUrl);
}
