// Change: the head links to the page's Markdown version and its index: https://llmstxt.org/changes.html
import routes from '@generated/routes';
import Head from '@docusaurus/Head';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { matchPath, useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-original/SiteMetadata';
import type { ReactNode } from 'react';

import { llmsTxtPath, markdownPath, PAGES_WITHOUT_MARKDOWN } from '@site/shared/markdownPath';

interface Route {
  path?: string | string[];
  exact?: boolean;
  routes?: Route[];
}

/** Returns whether a page has this path. The not-found page is rendered by a route without a path. */
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
  if (PAGES_WITHOUT_MARKDOWN.includes(page) || !isPage(pathname, routes)) return null;
  const folders = versions.map(({ path }) => `${path.slice(baseUrl.length)}/`);
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={url + baseUrl + markdownPath(page)} />
      <link rel="describedby" type="text/markdown" href={url + baseUrl + llmsTxtPath(page, folders)} />
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
