import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import type { UndocumentedProps } from '@site/plugins/api/props/types';

/** What is not documented about a legacy call and its successor. */
export default function Undocumented({ items }: UndocumentedProps): ReactNode {
  return (
    <>
      <p>
        The following <Link to="/docs/api#what-is-not-published">isn’t documented</Link>:
      </p>
      <ul>
        {items.map((item) => (
          <li key={item} dangerouslySetInnerHTML={{ __html: item }} />
        ))}
      </ul>
    </>
  );
}
