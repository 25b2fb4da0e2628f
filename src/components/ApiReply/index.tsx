import CodeBlock from '@theme/CodeBlock';
import type { ReactNode } from 'react';

import type { ApiReplyProps } from '@site/plugins/api-facts/props';

/** The reply to a named example, as JSON. */
export default function ApiReply({ json }: ApiReplyProps): ReactNode {
  return <CodeBlock language="json">{json}</CodeBlock>;
}
