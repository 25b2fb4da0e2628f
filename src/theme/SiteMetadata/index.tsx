// Change: the head links to the page's Markdown version and its index (https://llmstxt.org/changes.html), and the canonical URL
// of pages in old and unreleased versions is the same page in the latest version.
import Head from '@docusaurus/Head';
import { useActiveDocContext, useDocVersionSuggestions, useVersions } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import SiteMetadata from '@theme-original/SiteMetadata';
import type { ReactNode } from 'react';

import { llmsTxtPath, markdownPath, PAGES_WITHOUT_MARKDOWN } from '@api-docs/kit';

function MarkdownLinks(): ReactNode {
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  const path = useLocation().pathname.slice(baseUrl.length);
  const versions = useVersions(undefined);
  const page = /^$|\/$|\.html$/.test(path) ? path : `${path}/`;
  if (PAGES_WITHOUT_MARKDOWN.includes(page)) return null;
  const folders = versions.map((version) => `${version.path.slice(baseUrl.length)}/`);
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={url + baseUrl + markdownPath(page)} />
      <link rel="describedby" type="text/markdown" href={url + baseUrl + llmsTxtPath(page, folders)} />
    </Head>
  );
}

function LatestCanonicalUrl(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { activeVersion } = useActiveDocContext(undefined);
  const { latestDocSuggestion } = useDocVersionSuggestions(undefined);
  if (!latestDocSuggestion || activeVersion?.isLast) return null;
  const url = siteConfig.url + applyTrailingSlash(latestDocSuggestion.path, siteConfig);
  return (
    <Head>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
    </Head>
  );
}

export default function SiteMetadataWrapper(): ReactNode {
  return (
    <>
      <SiteMetadata />
      <MarkdownLinks />
      <LatestCanonicalUrl />
    </>
  );
}
