import Tabs from '@theme/Tabs';
import type { ReactNode } from 'react';

// Without the label for readers without JavaScript: each sample starts with its summary.
import TabPanel from '@api-docs/ui/TabPanel';

import type { ApiExplorerProps } from '../../props/exampleProps';
import ApiReply from '../ApiReply';
import ApiSample from '../ApiSample';
import styles from './styles.module.css';

function Example({ sample, reply }: ApiExplorerProps['examples'][number]): ReactNode {
  return (
    <>
      <ApiSample {...sample} isReference />
      {reply && (
        <>
          <p className="margin-bottom--sm text--semibold">Reply</p>
          <ApiReply {...reply} />
        </>
      )}
    </>
  );
}

/**
 * All named examples of an operation as tabs. The URL holds the chosen one (`?example=off-target`). Without JavaScript
 * all are shown.
 */
export default function ApiExplorer({ examples }: ApiExplorerProps): ReactNode {
  const [only, second] = examples;
  if (only && !second) return <Example {...only} />;
  return (
    <Tabs queryString="example" className={styles.examples}>
      {examples.map((example) => (
        <TabPanel key={example.sample.example} value={example.sample.example} label={example.sample.name}>
          <Example {...example} />
        </TabPanel>
      ))}
    </Tabs>
  );
}
