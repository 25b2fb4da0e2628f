import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import type { UndocumentedProps } from '../../props/moveProps';

/** What is not documented about a legacy call and its successor. */
export default function Undocumented({ list, items }: UndocumentedProps): ReactNode {
  return (
    <>
      <p>
        {list === undefined ? (
          'These points are open.'
        ) : (
          <>
            These points are open. The reference has the <Link to={list}>full list</Link>.
          </>
        )}
      </p>
      <ul>
        {items.map((item) => (
          <li key={item} dangerouslySetInnerHTML={{ __html: item }} />
        ))}
      </ul>
    </>
  );
}
