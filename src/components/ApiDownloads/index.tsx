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

function Archive({ archive }: Pick<ApiDownloadsProps, 'archive'>): ReactNode {
  return (
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
  );
}

/**
 * The OpenAPI file and the pages of each docs version, all example calls for Postman and for editors, the history of the API,
 * and the archive of retired versions.
 */
export default function ApiDownloads({ files, archive, postman, http, history }: ApiDownloadsProps): ReactNode {
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Describes</th>
            <th scope="col">YAML</th>
            <th scope="col">JSON</th>
            <th scope="col">Pages</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ version, note, yaml, json, markdown }) => (
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
              <td>
                <FileLink file={markdown} label="Markdown, ZIP" />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">all operations as a Postman collection</th>
            <td />
            <td>
              <FileLink file={postman} label="Collection 2.1, JSON" />
            </td>
            <td />
          </tr>
          <tr>
            <th scope="row">all example calls for VS Code and JetBrains editors</th>
            <td />
            <td />
            <td>
              <FileLink file={http} label="Requests, .http" />
            </td>
          </tr>
          <tr>
            <th scope="row">since when each operation and field exists</th>
            <td />
            <td>
              <FileLink file={history} label="History, JSON" />
            </td>
            <td />
          </tr>
        </tbody>
      </table>
      {archive.length > 0 && <Archive archive={archive} />}
    </>
  );
}
