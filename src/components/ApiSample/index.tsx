import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type { ReactNode } from 'react';

import type { ApiSampleProps } from '@site/plugins/api-facts/props';

import styles from './styles.module.css';

/**
 * One call in several languages. The chosen language lives in the address (`?lang=python`), so it holds for every
 * sample of the page and nothing is stored.
 */
export default function ApiSample({ samples, summary }: ApiSampleProps): ReactNode {
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.caption}>{summary}</figcaption>
      <Tabs queryString="lang">
        {samples.map(({ id, label, prism, code }) => (
          <TabItem key={id} value={id} label={label}>
            <p className={`without-js ${styles.label}`}>{label}</p>
            <CodeBlock language={prism}>{code}</CodeBlock>
          </TabItem>
        ))}
      </Tabs>
    </figure>
  );
}
