import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import { brand } from '../../brand.config';

export default function Home() {
  return (
    <Layout title={brand.tagline} description={brand.about}>
      <main className="container margin-vert--xl">
        <Heading as="h1">{brand.product}</Heading>
        <p className="home__about">{brand.about}</p>
        <p className="home__links">
          <Link className="button button--primary button--lg" to="/docs">
            {{{start}}}
          </Link>
          <Link className="button button--secondary button--lg" to="/docs/api">
            API reference
          </Link>
        </p>
      </main>
    </Layout>
  );
}
