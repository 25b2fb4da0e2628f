import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';

/**
 * What a page says to search engines, as JSON in its head. Docusaurus writes the content of a script as it is, where `</script>` in
 * a title would end it.
 */
export default function StructuredData({ data }: { data: unknown }): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>
    </Head>
  );
}
