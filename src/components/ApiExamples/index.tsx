import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type { ReactNode } from 'react';

import type { ApiExamplesProps } from '@site/plugins/api-facts/props';
import ApiReply from '@site/src/components/ApiReply';
import ApiSample from '@site/src/components/ApiSample';

import styles from './styles.module.css';

type Example = ApiExamplesProps['examples'][number];

function CallAndReply({ sample, reply }: Example): ReactNode {
  return (
    <>
      <ApiSample {...sample} isReference />
      {reply && (
        <>
          <p className={styles.title}>Reply</p>
          <ApiReply {...reply} />
        </>
      )}
    </>
  );
}

/**
 * All named examples of an operation, one at a time: choosing another leaves the reader where they are. The choice
 * stands in the address (`?example=off-target`); without JavaScript all are shown.
 */
export default function ApiExamples({ examples }: ApiExamplesProps): ReactNode {
  return (
    <Tabs queryString="example" className={styles.examples}>
      {examples.map((example) => (
        <TabItem key={example.sample.example} value={example.sample.example} label={example.sample.summary}>
          <CallAndReply {...example} />
        </TabItem>
      ))}
    </Tabs>
  );
}
