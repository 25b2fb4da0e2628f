// Change: the published reply to an example, because this site sends no calls. The theme shows the reply to its call.
import type { ReactNode } from 'react';

import type { ApiReplyProps } from '@site/plugins/api/props/types';
import ApiReply from '@site/src/components/ApiReply';

import styles from './styles.module.css';

/** The reply to a named example, shown below its call. */
export default function Response(props: ApiReplyProps): ReactNode {
  return (
    <>
      <p className={styles.title}>Reply</p>
      <ApiReply {...props} />
    </>
  );
}
