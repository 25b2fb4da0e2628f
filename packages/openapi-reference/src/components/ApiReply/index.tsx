import { translate } from '@docusaurus/Translate';
import ResponseFigure from '@theme/ResponseFigure';
import type { ReactNode } from 'react';

import { ColoredCode } from '@api-docs/ui';

import type { ApiReplyProps } from '../../model/types';

/**
 * The response to a named example, first as the figure that a site may draw, then as JSON. A response with fields that are not
 * documented is shown by its shape.
 */
export default function ApiReply({ json, isShape, ...figure }: ApiReplyProps): ReactNode {
  if (isShape) return <ColoredCode {...json} title={translate({ message: 'Shape of the reply' })} />;
  return (
    <>
      <ResponseFigure {...figure} />
      <div data-search="reply">
        <ColoredCode {...json} />
      </div>
      <p data-search="skip">
        <small>{translate({ message: 'Example values are illustrative.' })}</small>
      </p>
    </>
  );
}
