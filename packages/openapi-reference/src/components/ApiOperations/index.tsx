import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import Badge from '@api-docs/ui/Badge';
import FilterTable from '@api-docs/ui/FilterTable';

import type { ApiOperationsProps } from '../../props/operationProps';
import styles from './styles.module.css';

type Group = ApiOperationsProps['groups'][number];
type Operation = Group['operations'][number];

function Successor({ operation: { deprecated, successor } }: { operation: Operation }): ReactNode {
  if (!deprecated) return null;
  if (!successor) return <div className="muted">No successor is documented.</div>;
  return (
    <div className="muted">
      Successor:{' '}
      <Link to={successor.to}>
        <code>{successor.path}</code>
      </Link>
    </div>
  );
}

function OperationRow({ operation }: { operation: Operation }): ReactNode {
  const { method, path, to, summary, html, toSend, deprecated } = operation;
  return (
    <tr>
      <th scope="row" className="text--normal">
        <Link to={to}>{summary}</Link>
        {deprecated && (
          <Badge kind="deprecated" className="margin-left--sm">
            {deprecated}
          </Badge>
        )}
        <span className="cluster">
          <Badge kind="method">{method}</Badge>
          <code className="muted">{path}</code>
        </span>
      </th>
      <td>
        <span dangerouslySetInnerHTML={{ __html: html }} />
        <Successor operation={operation} />
      </td>
      <td>
        {toSend.map((name) => (
          <code key={name} className="margin-right--xs">
            {name}
          </code>
        ))}
        {toSend.length === 0 && 'none'}
      </td>
    </tr>
  );
}

/** All operations of the API in one table with a filter, grouped by tag, current ones first. */
export default function ApiOperations({ hint, groups }: ApiOperationsProps): ReactNode {
  return (
    <FilterTable rows="operations" hint={hint}>
      <div className="stackable">
        <table className={styles.operations}>
          <thead>
            <tr>
              <th scope="col">Operation</th>
              <th scope="col">What it does</th>
              <th scope="col">Fields to send</th>
            </tr>
          </thead>
          {groups.map(({ tag, html, operations }) => (
            <tbody key={tag}>
              <tr>
                <th scope="rowgroup" colSpan={3} className={styles.group}>
                  {tag}
                  <div className="muted text--normal" dangerouslySetInnerHTML={{ __html: html }} />
                </th>
              </tr>
              {operations.map((operation) => (
                <OperationRow key={operation.to} operation={operation} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </FilterTable>
  );
}
