// Change: a table of the request's fields that is served with the page. The theme's list of schemas gets its parts in the browser.
import type { ReactNode } from 'react';

import type { ApiFieldsProps } from '@site/plugins/api-facts/props';
import ApiFields from '@site/src/components/ApiFields';

/** The fields of an operation's request body. */
export default function RequestSchema(props: ApiFieldsProps): ReactNode {
  return <ApiFields {...props} />;
}
