import clsx from 'clsx';
import type { ReactNode } from 'react';

import type { ApiFieldsProps, PrintedRow } from '@site/plugins/api-facts/props';

import styles from './styles.module.css';

function Facts({ row }: { row: PrintedRow }): ReactNode {
  return (
    <>
      <span className={styles.type}>{row.type}</span>
      <span className={clsx(styles.badge, styles[row.requirement === 'required' ? 'required' : 'optional'])}>
        {row.requirement === 'not published' ? 'required or optional: not published' : row.requirement}
      </span>
      {row.deprecated && <span className={styles.badge}>deprecated</span>}
    </>
  );
}

function Limits({ row }: { row: PrintedRow }): ReactNode {
  if (!row.limits && row.default === undefined) return null;
  return (
    <ul className={styles.limits}>
      {row.default !== undefined && (
        <li>
          Default: <code>{row.default}</code>
        </li>
      )}
      {row.limits?.map((limit) => <li key={limit} dangerouslySetInnerHTML={{ __html: limit }} />)}
    </ul>
  );
}

/** Fields of a request or reply body as one table, nested fields indented below their parent. */
export default function ApiFields({ caption, rows }: ApiFieldsProps): ReactNode {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.anchor} id={row.anchor}>
            <th scope="row" className={styles.field} style={{ '--depth': row.depth } as React.CSSProperties}>
              <a className={styles.anchor} href={`#${row.anchor}`}>
                <code>{row.path}</code>
              </a>
              <Facts row={row} />
            </th>
            <td>
              <div dangerouslySetInnerHTML={{ __html: row.html }} />
              <Limits row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
