/**
 * Keeps addresses that nobody wrote with care from breaking the page. The router and Docusaurus decode path and hash
 * without a net: `#100%` crashed an open page, `/docs/%ff/` kept the not-found page from starting. And hosts serve a
 * page under more paths than the router knows, such as `/docs/intro/index.html`, where React found another page than the
 * served one. They all see the address repaired, because this module listens before they do. A theme that does not
 * exist, from `?docusaurus-theme=x`, becomes the default.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import { saneAddress } from '../../shared/saneAddress';

function repairAddress(): void {
  const { pathname, search, hash } = window.location;
  const sane = saneAddress({ pathname, hash });
  if (sane.pathname === pathname && sane.hash === hash) return;
  window.history.replaceState(window.history.state, '', sane.pathname + search + sane.hash);
}

function repairTheme(): void {
  const { dataset } = document.documentElement;
  for (const name of ['theme', 'themeChoice'] as const) {
    if (dataset[name] !== 'dark') dataset[name] = 'light';
  }
}

if (ExecutionEnvironment.canUseDOM) {
  repairAddress();
  repairTheme();
  window.addEventListener('popstate', repairAddress);
}
