/**
 * Hosts serve the not-found page under every unknown address, but it was rendered at one: below `/docs/next/`, for
 * example, the navbar names another version, and React would report that it cannot take the page over. So this page, and
 * no other, is rendered anew. Docusaurus uses the root that it finds.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createRoot, type Root } from 'react-dom/client';

if (ExecutionEnvironment.canUseDOM) {
  const container = document.getElementById('__docusaurus');
  if (container?.querySelector('[data-not-found]')) {
    (window as { docusaurusRoot?: Root }).docusaurusRoot = createRoot(container);
  }
}
