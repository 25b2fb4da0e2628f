// Change: the published reply to an example, because no call is sent. The theme shows the reply to the call it sent.
import type { ReactNode } from 'react';

import type { ApiReplyProps } from '@site/plugins/api-facts/props';
import ApiReply from '@site/src/components/ApiReply';

import styles from './styles.module.css';

/** The reply to a named example, below its call. */
export default function Response(props: ApiReplyProps): ReactNode {
  return (
    <>
      <p className={styles.title}>Reply</p>
      <ApiReply {...props} />
    </>
  );
}
