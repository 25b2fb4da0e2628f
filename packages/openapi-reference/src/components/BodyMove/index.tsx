import type { ReactNode } from 'react';

import ColoredCode from '@api-docs/ui/ColoredCode';

import type { BodyMoveProps } from '../../props/moveProps';

/** A legacy body and the body that it becomes, side by side on wide screens. */
export default function BodyMove({ bodies }: BodyMoveProps): ReactNode {
  return (
    <div className="row">
      {bodies.map((body) => (
        <div key={body.title} className={bodies.length > 1 ? 'col col--6' : 'col'}>
          <ColoredCode {...body} />
        </div>
      ))}
    </div>
  );
}
