import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import type { StatusCodesProps } from '@site/plugins/api/props/types';

/** The documented statuses of an operation, with links to their explanations. */
export default function StatusCodes({ rows }: StatusCodesProps): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Meaning</th>
          <th scope="col">Body</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, html, hasBody, body, isUnexplained }) => (
          <tr key={code}>
            <th scope="row">{isUnexplained ? code : <Link to={`/docs/api#${code}`}>{code}</Link>}</th>
            <td dangerouslySetInnerHTML={{ __html: html }} />
            <td>{body ?? (hasBody ? 'JSON, see the reply body' : 'not documented')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
