// Change: landmark, title, 'No results', help, and a message for unknown values; searches with the site's own
// engine. Ejected from search-local 0.55.3.
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

import SearchContent from '../../browser/SearchContent';

export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title={translate({ id: 'theme.SearchBar.label', message: 'Search' })}
        description={translate({ message: 'Search all pages of this site.' })}
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg">
        <SearchContent />
      </main>
    </Layout>
  );
}
