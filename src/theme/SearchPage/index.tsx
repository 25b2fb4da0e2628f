// Change: the title ends in the site's name, as on every other page.
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchPage from '@theme-original/SearchPage';
import type { ReactNode } from 'react';

export default function SearchPageWrapper(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <>
      <Head titleTemplate={`%s | ${siteConfig.title}`}>{null}</Head>
      <SearchPage />
    </>
  );
}
