import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import type { StatusCodesProps } from '../../props/operationProps';

/**
 * The documented statuses of an operation, with links to their explanations, and their bodies if another than the main
 * reply has one.
 */
export default function StatusCodes({ landing, rows }: StatusCodesProps): ReactNode {
  const hasBodies = rows.some(({ code, hasBody, body }) => body !== undefined || (hasBody && code !== '200'));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Meaning</th>
          {hasBodies && <th scope="col">Body</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, html, hasBody, body, isUnexplained }) => (
          <tr key={code}>
            <th scope="row">
              {landing === undefined || isUnexplained ? code : <Link to={`${landing}#${code}`}>{code}</Link>}
            </th>
            <td dangerouslySetInnerHTML={{ __html: html }} />
            {hasBodies && <td>{body ?? (hasBody ? 'JSON, see the reply body' : 'not documented')}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
