import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import type { UndocumentedProps } from '@site/plugins/api/props/types';

/** What is not documented about a legacy call and its successor. */
export default function Undocumented({ items }: UndocumentedProps): ReactNode {
  return (
    <>
      <p>
        These points are open. The reference has the <Link to="/docs/api#what-is-not-published">full list</Link>.
      </p>
      <ul>
        {items.map((item) => (
          <li key={item} dangerouslySetInnerHTML={{ __html: item }} />
        ))}
      </ul>
    </>
  );
}
