import Link from '@docusaurus/Link';
import Admonition from '@theme/Admonition';
import type { ReactNode } from 'react';

import Badge from '@api-docs/ui/Badge';

import type { MethodEndpointProps } from '../../props/operationProps';

/** The head of a reference page: method, URL, and for a deprecated operation its successor. */
export default function MethodEndpoint({ method, server, path, successor, notice }: MethodEndpointProps): ReactNode {
  return (
    <>
      <p className="cluster" data-search="skip">
        <Badge kind="method">{method}</Badge>
        <code className="text--break">
          <span className="muted">{server}</span>
          {path}
        </code>
      </p>
      {notice && (
        <Admonition type="warning" title={notice.title}>
          <p>
            {notice.before}
            {successor && (
              <Link to={successor.to}>
                <code>{successor.path}</code>
              </Link>
            )}
            {notice.after}
          </p>
        </Admonition>
      )}
    </>
  );
}
