import Link from '@docusaurus/Link';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type { ReactNode } from 'react';

import type { ApiSampleProps } from '@site/plugins/api-facts/props';
import CodeBlock from '@site/src/theme/CodeBlock';

import styles from './styles.module.css';
import { LANGUAGE_QUERY, useRememberedLanguage } from './useRememberedLanguage';

/**
 * One call in several languages. The chosen language lives in the address (`?lang=python`), so it holds for every
 * sample of the page, and in memory, so it holds for the pages that follow. Nothing is stored. Outside the reference
 * the caption leads to the operation's page.
 */
export default function ApiSample({
  operation,
  example,
  samples,
  summary,
  isReference = false,
}: ApiSampleProps & { isReference?: boolean }): ReactNode {
  useRememberedLanguage();
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.caption}>
        <span>{summary}</span>
        {!isReference && (
          <Link to={operation.to}>
            <code>{operation.path}</code>
          </Link>
        )}
      </figcaption>
      <Tabs queryString={LANGUAGE_QUERY}>
        {samples.map(({ id, label, ...code }) => (
          <TabItem key={id} value={id} label={label}>
            <p className={`without-js ${styles.label}`}>{label}</p>
            <div data-sample-operation={operation.path} data-sample-example={example} data-sample-language={id}>
              <CodeBlock {...code} />
            </div>
          </TabItem>
        ))}
      </Tabs>
    </figure>
  );
}
