// Change: the site's own box, a combobox over its own engine. Ejected from search-local 0.55.3.
import type { ReactNode } from 'react';

import SearchBox from '@site/src/components/SearchBox';

export default function SearchBar(): ReactNode {
  return <SearchBox />;
}
