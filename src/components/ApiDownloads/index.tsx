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

interface DownloadProps {
  yaml?: ReactNode;
  json?: ReactNode;
  other?: ReactNode;
  children: ReactNode;
}

/** What files describe, with the files below their formats. */
function Download({ yaml, json, other, children }: DownloadProps): ReactNode {
  return (
    <tr>
      <th scope="row">{children}</th>
      <td>{yaml}</td>
      <td>{json}</td>
      <td>{other}</td>
    </tr>
  );
}

/**
 * The OpenAPI file and the pages of each docs version, all example calls for Postman, Insomnia and editors, the history of
 * the API, and the archive of retired versions.
 */
export default function ApiDownloads({
  files,
  archive,
  postman,
  insomnia,
  http,
  history,
}: ApiDownloadsProps): ReactNode {
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
            <Download
              key={version}
              yaml={<FileLink file={yaml} label="OpenAPI 3.1, YAML" />}
              json={<FileLink file={json} label="OpenAPI 3.1, JSON" />}
              other={<FileLink file={markdown} label="Markdown, ZIP" />}
            >
              {version === 'next' ? version : `docs ${version}`} ({note})
            </Download>
          ))}
          <Download json={<FileLink file={postman} label="Collection 2.1, JSON" />}>
            all operations as a Postman collection
          </Download>
          <Download yaml={<FileLink file={insomnia} label="Collection 5, YAML" />}>
            all operations as an Insomnia collection
          </Download>
          <Download other={<FileLink file={http} label="Requests, .http" />}>
            all example calls for VS Code and JetBrains editors
          </Download>
          <Download json={<FileLink file={history} label="History, JSON" />}>
            since when each operation and field exists
          </Download>
        </tbody>
      </table>
      {archive.length > 0 && <Archive archive={archive} />}
    </>
  );
}
