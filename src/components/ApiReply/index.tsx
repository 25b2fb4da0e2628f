import type { ReactNode } from 'react';

import type { ApiReplyProps } from '@site/plugins/api/props/types';
import ReplyView from '@site/src/components/ReplyView';
import ColoredCode from '@api-docs/ui/ColoredCode';

/**
 * The reply to a named example, first as a chart and annotated text, then as JSON. A reply with fields that are not
 * documented is shown by its shape.
 */
export default function ApiReply({ json, isShape, view, scale }: ApiReplyProps): ReactNode {
  if (isShape) return <ColoredCode {...json} title="Shape of the reply" />;
  return (
    <>
      {view && <ReplyView view={view} scale={scale} />}
      <div data-search="reply">
        <ColoredCode {...json} />
      </div>
      <p data-search="skip">
        <small>Example values are illustrative.</small>
      </p>
    </>
  );
}
