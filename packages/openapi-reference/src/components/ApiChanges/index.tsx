import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import type { ApiChangesProps } from '../../props/operationProps';

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
        <>
          . When you move:
          <ul className="muted">
            {fields.map((field) => (
              <li key={field} dangerouslySetInnerHTML={{ __html: field }} />
            ))}
          </ul>
        </>
      )}
    </li>
  );
}

/** Returns the start of a summary. An operation that is soon to be deprecated still works, so it is not called deprecated. */
function formatTitle({ kind, title }: Group, from: string): string {
  return kind === 'deprecated' ? 'Newly marked as soon to be deprecated' : `${title} since ${from}`;
}

/** The changes to the API since an older docs version, computed from the two OpenAPI files. */
export default function ApiChanges({ from, groups }: ApiChangesProps): ReactNode {
  if (groups.length === 0) return <p>No operation and no field changed since {from}.</p>;
  return groups.map((group) => (
    <details key={group.kind} className="frame margin-bottom--md">
      <summary className="text--semibold">
        {formatTitle(group, from)}: {group.changes.length} {group.changes.length === 1 ? 'change' : 'changes'}
      </summary>
      <ul className="margin-top--sm margin-bottom--none">
        {group.changes.map((change) => (
          <ChangeItem
            key={`${change.path} ${change.html}`}
            change={change}
            pairing={group.kind === 'added' ? 'replaces' : 'use'}
          />
        ))}
      </ul>
    </details>
  ));
}
