import Link from '@docusaurus/Link';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type { ReactNode } from 'react';

import { ColoredCode } from '@api-docs/ui';

import type { ApiSampleProps } from '../../model/types';
import styles from './styles.module.css';

/**
 * One call in several languages. The chosen language applies to all samples of the page (`?lang=python`) and to the
 * pages visited next, but is not stored. The caption links to the operation's page.
 */
export default function ApiSample({ operation, example, samples, summary, isOwnPage }: ApiSampleProps): ReactNode {
  return (
    <figure className={styles.sample}>
      <figcaption className={`cluster muted margin-bottom--sm ${styles.caption}`}>
        <span>{summary}</span>
        {!isOwnPage && (
          <Link to={operation.to}>
            <code>{operation.path}</code>
          </Link>
        )}
      </figcaption>
      <Tabs groupId="lang">
        {samples.map(({ id, label, ...code }) => (
          <TabItem key={id} value={id} label={label}>
            <div data-sample-operation={operation.path} data-sample-example={example} data-sample-language={id}>
              <ColoredCode {...code} />
            </div>
          </TabItem>
        ))}
      </Tabs>
    </figure>
  );
}
