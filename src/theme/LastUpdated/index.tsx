// Change: renders nothing on docs pages, where the date is in the line below the title: src/components/TitleLine.
import useRouteContext from '@docusaurus/useRouteContext';
import LastUpdated from '@theme-original/LastUpdated';
import type { Props } from '@theme/LastUpdated';
import type { ReactNode } from 'react';

export default function LastUpdatedWrapper(props: Props): ReactNode {
  const isDocs = useRouteContext().plugin.name === 'docusaurus-plugin-content-docs';
  return isDocs ? null : <LastUpdated {...props} />;
}
