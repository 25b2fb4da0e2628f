// Change: pages with similar paths below the text of the theme. Wrapped.
import type { Props } from '@theme/NotFound/Content';
import Content from '@theme-init/NotFound/Content';
import type { ComponentType, ReactNode } from 'react';

import NotFoundSuggestions from '@api-docs/version-comparisons/NotFoundSuggestions';

const StockContent = Content as ComponentType<Props>;

export default function NotFoundContent(props: Props): ReactNode {
  return (
    <>
      <StockContent {...props} />
      <aside className="container margin-bottom--xl">
        <NotFoundSuggestions />
      </aside>
    </>
  );
}
