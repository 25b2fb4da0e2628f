// Change: pages of old and unreleased versions name their latest twin as canonical address.
import Head from '@docusaurus/Head';
import { useDocVersionSuggestions } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import DocVersionRoot from '@theme-original/DocVersionRoot';
import type { Props } from '@theme/DocVersionRoot';
import type { ReactNode } from 'react';

function CanonicalTwin({ pluginId }: { pluginId: string }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { latestDocSuggestion } = useDocVersionSuggestions(pluginId);
  if (!latestDocSuggestion) return null;
  const address = siteConfig.url + applyTrailingSlash(latestDocSuggestion.path, siteConfig);
  return (
    <Head>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </Head>
  );
}

export default function DocVersionRootWrapper(props: Props): ReactNode {
  return (
    <>
      {!props.version.isLast && <CanonicalTwin pluginId={props.version.pluginId} />}
      <DocVersionRoot {...props} />
    </>
  );
}
