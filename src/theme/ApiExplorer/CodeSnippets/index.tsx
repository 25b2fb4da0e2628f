// Change: samples are rendered at build. The theme generates them in the browser with Postman's library.
import type { ReactNode } from 'react';

import type { ApiSampleProps } from '@site/plugins/api/props/types';
import ApiSample from '@site/src/components/ApiSample';

/** One call in several languages, without the link to the operation's page. */
export default function CodeSnippets(props: ApiSampleProps): ReactNode {
  return <ApiSample {...props} isReference />;
}
