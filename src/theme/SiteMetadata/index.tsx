// Change: each page that has a Markdown twin names it and the index that covers it: https://llmstxt.org/changes.html
import routes from '@generated/routes';
import Head from '@docusaurus/Head';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { matchPath, useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-original/SiteMetadata';
import type { ReactNode } from 'react';

import { indexPath, twinPath, WITHOUT_TWIN } from '@site/shared/markdownTwin';

interface Route {
  path?: string | string[];
  exact?: boolean;
  routes?: Route[];
}

/** Whether an address is one of the site's: unknown ones are shown by a route without an address of its own. */
function isPage(pathname: string, among: readonly Route[]): boolean {
  return among.some(
    ({ path, exact, routes: inner }) =>
      matchPath(pathname, { path, exact }) !== null && (inner ? isPage(pathname, inner) : exact === true),
  );
}

function MarkdownLinks(): ReactNode {
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const versions = useVersions(undefined);
  const page = pathname.slice(baseUrl.length).replace(/([^/])$/, '$1/');
  if (WITHOUT_TWIN.includes(page) || !isPage(pathname, routes)) return null;
  const folders = versions.map(({ path }) => `${path.slice(baseUrl.length)}/`);
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={url + baseUrl + twinPath(page)} />
      <link rel="describedby" type="text/markdown" href={url + baseUrl + indexPath(page, folders)} />
    </Head>
  );
}

export default function SiteMetadataWrapper(): ReactNode {
  return (
    <>
      <SiteMetadata />
      <MarkdownLinks />
    </>
  );
}
