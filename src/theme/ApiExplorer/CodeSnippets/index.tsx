// Change: samples rendered at build from the OpenAPI file. The theme generates them in the browser with Postman's library.
import type { ReactNode } from 'react';

import type { ApiSampleProps } from '@site/plugins/api-facts/props';
import ApiSample from '@site/src/components/ApiSample';

/** One call in several languages, without the link that leads from other pages to this one. */
export default function CodeSnippets(props: ApiSampleProps): ReactNode {
  return <ApiSample {...props} isReference />;
}
