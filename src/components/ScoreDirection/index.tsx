import type { ReactNode } from 'react';

import type { ScoreDirectionProps } from '@site/site/plugins/api/props/scoreScales';

/** The line on a metric page that states which direction is good. */
export default function ScoreDirection({ mark, verdict, scale }: ScoreDirectionProps): ReactNode {
  return (
    <p className="frame">
      <span aria-hidden="true">{mark}</span> <strong>{verdict}</strong>
      {scale && ` ${scale}`}
    </p>
  );
}
