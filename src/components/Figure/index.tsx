import clsx from 'clsx';
import type { ReactNode } from 'react';

import type { FigureProps } from '@site/plugins/api/props/figureProps';

/** A drawing with its text alternative. Both variants are in the HTML; CSS shows the one that fits the column. */
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
