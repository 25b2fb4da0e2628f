import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import type { DescribedFieldMapRow } from '@api-docs/openapi-facts/differences/describeNotes';
import type { FieldChange } from '@api-docs/openapi-facts/differences/mapFields';
import WithCode from '@api-docs/ui/WithCode';

import type { FieldMapProps } from '../../props/fieldProps';
import styles from './styles.module.css';

const CHANGE_LABELS: Record<FieldChange, string> = {
  same: 'same name and type',
  renamed: 'renamed',
  dropped: 'dropped',
  new: 'new',
  changed: 'changed',
};

function FieldName({ path }: { path: string | undefined }): ReactNode {
  return path === undefined ? (
    <span className="muted">none</span>
  ) : (
    <span>
      <code>{path}</code>
    </span>
  );
}

/** Calls a kept field changed if the successor drops a field inside of it. */
function withDroppedFields(row: DescribedFieldMapRow, rows: readonly DescribedFieldMapRow[]): DescribedFieldMapRow {
  const { change, from = '', notes } = row;
  const inside = rows.filter((other) => other.change === 'dropped' && other.from?.startsWith(`${from}.`));
  if (change !== 'same' || inside.length === 0) return row;
  const dropped = inside.map((other) => `\`${other.from?.slice(from.length + 1)}\` dropped`);
  return { ...row, change: 'changed', notes: [...notes, ...dropped] };
}

function Row({ row, generation }: { row: DescribedFieldMapRow; generation: string | undefined }): ReactNode {
  return (
    <tr>
      <td data-label="Legacy field">
        <FieldName path={row.from} />
      </td>
      <td data-label={`${generation} field`}>
        <FieldName path={row.to} />
      </td>
      <td data-label="What changes">
        <span>
          <strong className={styles[row.change] ?? 'muted text--normal'}>{CHANGE_LABELS[row.change]}</strong>
          {row.notes.length > 0 && <WithCode>{`; ${row.notes.join('; ')}`}</WithCode>}
        </span>
      </td>
    </tr>
  );
}

/** Maps the fields of a legacy request or reply to those of its successor. */
export default function FieldMap({ generation, rows, successor, note }: FieldMapProps): ReactNode {
  if (!successor) return <p>{note ?? 'No successor is documented.'}</p>;
  return (
    <>
      <p>
        The successor is{' '}
        <Link to={successor.to}>
          <code>{successor.path}</code>
        </Link>
        .{note && ` ${note}`}
      </p>
      <table className={styles.map}>
        <thead>
          <tr>
            <th scope="col">Legacy field</th>
            <th scope="col">{`${generation} field`}</th>
            <th scope="col">What changes</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={`${row.from ?? ''}>${row.to ?? ''}`} row={withDroppedFields(row, rows)} generation={generation} />
          ))}
        </tbody>
      </table>
    </>
  );
}
