import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';

import type { ApiOperationsProps } from '@site/plugins/api-facts/props';

type Group = ApiOperationsProps['groups'][number];

function OperationRow({ operation }: { operation: Group['operations'][number] }): ReactNode {
  const { path, to, summary, html, deprecated, successor } = operation;
  return (
    <tr>
      <th scope="row">
        <Link to={to}>{summary}</Link>
        <br />
        <code>{path}</code>
      </th>
      <td>
        <span dangerouslySetInnerHTML={{ __html: html }} />
        {successor && (
          <>
            {' '}
            Successor:{' '}
            <Link to={successor.to}>
              <code>{successor.path}</code>
            </Link>
            .
          </>
        )}
        {deprecated && !successor && ' No successor is documented.'}
      </td>
    </tr>
  );
}

/** All operations of the API, grouped by tag, current ones first. */
export default function ApiOperations({ groups }: ApiOperationsProps): ReactNode {
  return groups.map(({ tag, html, operations }) => (
    <section key={tag}>
      <Heading
        as="h3"
        id={tag
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/-$/, '')}
      >
        {tag}
      </Heading>
      <p dangerouslySetInnerHTML={{ __html: html }} />
      <table>
        <thead>
          <tr>
            <th scope="col">Operation</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {operations.map((operation) => (
            <OperationRow key={operation.path} operation={operation} />
          ))}
        </tbody>
      </table>
    </section>
  ));
}
