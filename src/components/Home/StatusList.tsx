import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import type { StatusListProps } from '@site/site/plugins/api/props/siteComponents';

/** The documented statuses of an operation, in short. */
export default function StatusList({ rows }: StatusListProps): ReactNode {
  return (
    <ul className="clean-list">
      {rows.map(({ code, html }) => (
        <li key={code}>
          <Link to={`/docs/api#${code}`}>{code}</Link> <small dangerouslySetInnerHTML={{ __html: html }} />
        </li>
      ))}
    </ul>
  );
}
