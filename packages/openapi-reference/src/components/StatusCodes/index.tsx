import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import type { StatusCodesProps } from '../../props/operationProps';

/** The documented statuses of an operation, with links to their explanations. */
export default function StatusCodes({ landing, rows }: StatusCodesProps): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, html, isUnexplained }) => (
          <tr key={code}>
            <th scope="row">
              {landing === undefined || isUnexplained ? code : <Link to={`${landing}#${code}`}>{code}</Link>}
            </th>
            <td dangerouslySetInnerHTML={{ __html: html }} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
