import type { ReactNode } from 'react';

import type { ApiReplyProps } from '@site/plugins/api-facts/props';
import ReplyView from '@site/src/components/ReplyView';
import CodeBlock from '@site/src/theme/CodeBlock';

/** The reply to a named example: as a person wants to see it, then as JSON. */
export default function ApiReply({ json, view, scale }: ApiReplyProps): ReactNode {
  return (
    <>
      {view && <ReplyView view={view} scale={scale} />}
      <CodeBlock {...json} />
    </>
  );
}
