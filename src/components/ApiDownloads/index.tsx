import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

import type { ApiDownloadsProps } from '@site/plugins/api/props/types';

function FileLink({ file, label }: { file: string; label: string }): ReactNode {
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- Link would treat the file as a page of the site
    <a href={useBaseUrl(file)} download>
      {label}
    </a>
  );
}

/** The OpenAPI file of each docs version, a Postman collection of the reference, and the archive of retired versions. */
export default function ApiDownloads({ files, archive, postman }: ApiDownloadsProps): ReactNode {
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Describes</th>
            <th scope="col">YAML</th>
            <th scope="col">JSON</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ version, note, yaml, json }) => (
            <tr key={version}>
              <th scope="row">
                {version === 'next' ? version : `docs ${version}`} ({note})
              </th>
              <td>
                <FileLink file={yaml} label="OpenAPI 3.1, YAML" />
              </td>
              <td>
                <FileLink file={json} label="OpenAPI 3.1, JSON" />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">all operations as a Postman collection</th>
            <td />
            <td>
              <FileLink file={postman} label="Collection 2.1, JSON" />
            </td>
          </tr>
        </tbody>
      </table>
      {archive.length > 0 && (
        <>
          <p>Archive: OpenAPI 3.1 files of docs versions that are no longer on this site.</p>
          <ul>
            {archive.map(({ version, yaml, json }) => (
              <li key={version}>
                docs {version}: <FileLink file={yaml} label="YAML" />, <FileLink file={json} label="JSON" />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
