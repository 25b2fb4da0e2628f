// Change: all named examples with their replies are in the served HTML. The theme's explorer is a form over a Redux
// store, which runs in the browser only and sends calls.
import Tabs from '@theme/Tabs';
// Without the label for readers without JavaScript: each sample starts with its summary.
import TabItem from '@theme-init/TabItem';
import type { ReactNode } from 'react';

import type { ApiExplorerProps } from '@site/plugins/api/props/types';

import CodeSnippets from './CodeSnippets';
import Response from './Response';
import styles from './styles.module.css';

/**
 * All named examples of an operation as tabs. The URL holds the chosen one (`?example=off-target`). Without JavaScript
 * all are shown.
 */
export default function ApiExplorer({ examples }: ApiExplorerProps): ReactNode {
  return (
    <Tabs queryString="example" className={styles.examples}>
      {examples.map(({ sample, reply }) => (
        <TabItem key={sample.example} value={sample.example} label={sample.summary}>
          <CodeSnippets {...sample} />
          {reply && <Response {...reply} />}
        </TabItem>
      ))}
    </Tabs>
  );
}
