import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import type { ApiChangesProps } from '@site/plugins/api/props/types';

import styles from './styles.module.css';

type Group = ApiChangesProps['groups'][number];
type Change = Group['changes'][number];

function OperationName({ path, to }: { path: string; to?: string }): ReactNode {
  const name = <code>{path}</code>;
  return to === undefined ? name : <Link to={to}>{name}</Link>;
}

function ChangeItem({ change, pairing }: { change: Change; pairing: string }): ReactNode {
  const { html, pairedWith, fields } = change;
  return (
    <li>
      <OperationName {...change} />: <span dangerouslySetInnerHTML={{ __html: html }} />
      {pairedWith && (
        <>
          , {pairing} <OperationName {...pairedWith} />
        </>
      )}
      {fields.length > 0 && (
        <ul className={styles.fields}>
          {fields.map((field) => (
            <li key={field} dangerouslySetInnerHTML={{ __html: field }} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The changes to the API since an older docs version, computed from the two OpenAPI files. */
export default function ApiChanges({ from, groups }: ApiChangesProps): ReactNode {
  if (groups.length === 0) return <p>No operation and no field changed since {from}.</p>;
  return groups.map(({ kind, title, changes }) => (
    <details key={kind} className={styles.group}>
      <summary>
        {title} since {from}: {changes.length} {changes.length === 1 ? 'change' : 'changes'}
      </summary>
      <ul>
        {changes.map((change) => (
          <ChangeItem
            key={`${change.path} ${change.html}`}
            change={change}
            pairing={kind === 'added' ? 'takes over from' : 'use'}
          />
        ))}
      </ul>
    </details>
  ));
}
