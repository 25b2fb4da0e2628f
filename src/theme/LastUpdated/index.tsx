// Change: renders nothing on docs pages, where the date is in the line below the title: src/components/TitleLine.
// Ejected from 3.10.2, rewritten.
import useRouteContext from '@docusaurus/useRouteContext';
import type { Props } from '@theme/LastUpdated';
import type { ReactNode } from 'react';

import LastUpdate from '@site/src/components/LastUpdate';

export default function LastUpdated(props: Props): ReactNode {
  const isDocs = useRouteContext().plugin.name === 'docusaurus-plugin-content-docs';
  return isDocs ? null : <LastUpdate {...props} />;
}
