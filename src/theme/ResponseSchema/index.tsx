// Change: a table of the reply's fields, like that of `RequestSchema`.
import type { ReactNode } from 'react';

import type { ApiFieldsProps } from '@site/plugins/api-facts/props';
import ApiFields from '@site/src/components/ApiFields';

/** The fields of an operation's reply body. */
export default function ResponseSchema(props: ApiFieldsProps): ReactNode {
  return <ApiFields {...props} />;
}
