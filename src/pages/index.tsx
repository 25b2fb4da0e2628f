import facts from '@generated/home-page/default/facts.json';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

import { brand } from '@site/brand.config';
import Home from '@site/src/components/Home';

export default function HomePage(): ReactNode {
  return (
    <Layout
      title={brand.tagline}
      description={`Documentation of ${brand.product}: a metrics API that scores AI-generated text, a portal for scans, and six security shields.`}
    >
      <Home {...facts} />
    </Layout>
  );
}
