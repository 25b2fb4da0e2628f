import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { useEffect, type ReactNode } from 'react';

import type { ApiSampleProps } from '@site/plugins/api/props/types';
import CodeBlock from '@site/src/theme/CodeBlock';

import styles from './styles.module.css';

/** Name of the query parameter for the language of samples, as in `?lang=python`. */
const LANGUAGE_QUERY = 'lang';

/** The last chosen language, until the next full page load. */
let lastLanguage: string | undefined;

/** Keeps the chosen language across navigation by adding it to the URL of each page that has samples. */
function useLastLanguage(): void {
  const history = useHistory();
  const chosen = new URLSearchParams(useLocation().search).get(LANGUAGE_QUERY);

  useEffect(() => {
    if (chosen !== null) {
      lastLanguage = chosen;
      return;
    }
    const search = new URLSearchParams(history.location.search);
    if (lastLanguage === undefined || search.has(LANGUAGE_QUERY)) return;
    search.set(LANGUAGE_QUERY, lastLanguage);
    history.replace({ ...history.location, search: search.toString() });
  }, [chosen, history]);
}

/**
 * One call in several languages. The chosen language applies to all samples of the page (`?lang=python`) and to the
 * pages visited next, but is not stored. Outside of the reference the caption links to the operation's page.
 */
export default function ApiSample({
  operation,
  example,
  samples,
  summary,
  isReference = false,
}: ApiSampleProps & { isReference?: boolean }): ReactNode {
  useLastLanguage();
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
