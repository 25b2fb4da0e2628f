import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Admonition from '@theme/Admonition';
import type { ReactNode } from 'react';

import Badge from '@api-docs/ui/Badge';

import type { MethodEndpointProps } from '../../props/types';
import styles from './styles.module.css';

function successorLink({ to, path }: NonNullable<MethodEndpointProps['successor']>): ReactNode {
  return (
    <Link to={to}>
      <code>{path}</code>
    </Link>
  );
}

/** The head of a reference page: method, URL, and for a deprecated operation its successor. */
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
        <Admonition type="warning" title={translate({ id: 'reference.deprecated.title', message: 'Deprecated' })}>
          <p>
            {successor ? (
              <Translate id="reference.deprecated.successor" values={{ successor: successorLink(successor) }}>
                {'This operation is deprecated. Use {successor} for new work.'}
              </Translate>
            ) : (
              <Translate id="reference.deprecated.alone">
                This operation is deprecated. No successor is documented.
              </Translate>
            )}
          </p>
        </Admonition>
      )}
    </>
  );
}
