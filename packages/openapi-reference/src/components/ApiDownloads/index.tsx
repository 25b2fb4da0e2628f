import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

import type { ApiDownloadsProps } from '../../props/operationProps';

function FileLink({ file, label }: { file: string; label: string }): ReactNode {
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- Link would treat the file as a page of the site
    <a href={useBaseUrl(file)} download>
      {label}
    </a>
  );
}

function OpenApiLinks({ openapi, yaml, json }: { openapi: string; yaml: string; json: string }): ReactNode {
  return (
    <>
      {`OpenAPI ${openapi}: `}
      <FileLink file={yaml} label="YAML" />, <FileLink file={json} label="JSON" />
    </>
  );
}

/** What a download describes, and its files. */
function Download({ files, children }: { files: ReactNode; children: ReactNode }): ReactNode {
  return (
    <tr>
      <th scope="row">{children}</th>
      <td>{files}</td>
    </tr>
  );
}

/** The OpenAPI file of each docs version, all example calls for Postman and editors, and the archive of retired versions. */
export default function ApiDownloads({ openapi, files, archive, postman, http }: ApiDownloadsProps): ReactNode {
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Describes</th>
            <th scope="col">Files</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ version, note, ...formats }) => (
            <Download key={version} files={<OpenApiLinks openapi={openapi} {...formats} />}>
              {note === undefined ? (
                'all operations'
              ) : (
                <>
                  {version === 'next' ? version : `docs ${version}`} ({note})
                </>
              )}
            </Download>
          ))}
          <Download files={<FileLink file={postman} label="Postman collection 2.1, JSON" />}>
            all operations for Postman
          </Download>
          <Download files={<FileLink file={http} label="Requests, .http" />}>
            all example calls for VS Code and JetBrains editors
          </Download>
        </tbody>
      </table>
      {archive.length > 0 && (
        <>
          <p>{`Archive: OpenAPI ${openapi} files of docs versions that are no longer on this site.`}</p>
          <ul>
            {archive.map(({ version, ...formats }) => (
              <li key={version}>
                docs {version}: <OpenApiLinks openapi={openapi} {...formats} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
