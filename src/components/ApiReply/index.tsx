import type { ReactNode } from 'react';

import type { ApiReplyProps } from '@site/plugins/api/props/types';
import ReplyView from '@site/src/components/ReplyView';
import CodeBlock from '@site/src/theme/CodeBlock';

/** The reply to a named example, first as a chart and annotated text, then as JSON. */
export default function ApiReply({ json, view, scale }: ApiReplyProps): ReactNode {
  return (
    <>
      {view && <ReplyView view={view} scale={scale} />}
      <CodeBlock {...json} />
    </>
  );
}
