// Change: draws the score of a reply, its parts, and findings in the submitted text.
import type { ReactNode } from 'react';

import type { ReplyFigureProps } from '@site/plugins/api/props/types';
import ReplyView from '@site/src/components/ReplyView';

export default function ReplyFigure({ view, scale }: ReplyFigureProps): ReactNode {
  return view && <ReplyView view={view} scale={scale} />;
}
