// Change: the canonical URL of pages in old and unreleased versions is the same page in the latest version.
import Head from '@docusaurus/Head';
import { useDocVersionSuggestions } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import DocVersionRoot from '@theme-original/DocVersionRoot';
import type { Props } from '@theme/DocVersionRoot';
import type { ReactNode } from 'react';

function CanonicalUrl({ pluginId }: { pluginId: string }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { latestDocSuggestion } = useDocVersionSuggestions(pluginId);
  if (!latestDocSuggestion) return null;
  const url = siteConfig.url + applyTrailingSlash(latestDocSuggestion.path, siteConfig);
  return (
    <Head>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
    </Head>
  );
}

export default function DocVersionRootWrapper(props: Props): ReactNode {
  return (
    <>
      {!props.version.isLast && <CanonicalUrl pluginId={props.version.pluginId} />}
      <DocVersionRoot {...props} />
    </>
  );
}
