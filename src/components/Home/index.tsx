import type { ReactNode } from 'react';

import type { HomeFacts } from '@site/plugins/home-page/facts';

import Latest from './Latest';
import Metrics from './Metrics';
import Opening from './Opening';
import Readers from './Readers';
import Shields from './Shields';

/** The home page: what the platform is and where each reader goes, then what it measures, protects and brings anew. */
export default function Home({ sample, reading, statuses, metrics, shields, latest }: HomeFacts): ReactNode {
  return (
    <main className="container">
      <Opening reading={reading} />
      <Readers sample={sample} statuses={statuses} />
      <Metrics groups={metrics} />
      <Shields shields={shields} />
      <Latest {...latest} />
    </main>
  );
}
