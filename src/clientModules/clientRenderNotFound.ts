/**
 * Renders the not-found page in the browser instead of hydrating it. Hosts serve its HTML at every unknown path, but it
 * was built at a single one: below `/docs/next/`, for example, the navbar shows another version, and React would report
 * a hydration mismatch. Docusaurus calls `hydrateRoot` only if `window.docusaurusRoot` is not set.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createRoot } from 'react-dom/client';

if (ExecutionEnvironment.canUseDOM) {
  const container = document.getElementById('__docusaurus');
  if (container?.querySelector('[data-not-found]')) window.docusaurusRoot = createRoot(container);
}
