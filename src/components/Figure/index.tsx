import clsx from 'clsx';
import type { ReactNode } from 'react';

import type { FigureProps } from '@site/plugins/api-facts/props';

/** A drawing with its text alternative, in one cut for wide columns and one for phones; both are in the HTML. */
export default function Figure({ kind, title, alternative, wide, narrow }: FigureProps): ReactNode {
  return (
    <figure className={clsx('figure', `figure-${kind}`)}>
      <div role="img" aria-label={alternative} dangerouslySetInnerHTML={{ __html: wide + narrow }} />
      <figcaption>
        {kind === 'schematic' && <strong>Schematic drawing. </strong>}
        {title}
      </figcaption>
    </figure>
  );
}
