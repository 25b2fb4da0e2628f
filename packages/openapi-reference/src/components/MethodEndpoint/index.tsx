import Link from '@docusaurus/Link';
import Admonition from '@theme/Admonition';
import type { ReactNode } from 'react';

import Badge from '@api-docs/ui/Badge';

import type { MethodEndpointProps } from '../../props/types';
import styles from './styles.module.css';

/** The head of a reference page: method, URL, and for a legacy operation its successor. */
export default function MethodEndpoint({
  method,
  server,
  path,
  deprecated,
  successor,
}: MethodEndpointProps): ReactNode {
  return (
    <>
      <p className={styles.address} data-search="skip">
        <Badge kind="method">{method}</Badge>
        <code className={styles.url}>
          <span className={styles.server}>{server}</span>
          {path}
        </code>
      </p>
      {deprecated && (
        <Admonition type="warning" title="Soon to be deprecated">
          {successor ? (
            <p>
              This is a legacy operation. Use{' '}
              <Link to={successor.to}>
                <code>{successor.path}</code>
              </Link>{' '}
              for new work.
            </p>
          ) : (
            <p>This is a legacy operation. No successor is documented. Keep using this operation.</p>
          )}
        </Admonition>
      )}
    </>
  );
}
