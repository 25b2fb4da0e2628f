import type { PhrasingContent } from 'mdast';

import { NEXT } from '@api-docs/kit/node';

import type { ApiFiles } from '../apiFiles';
import { blocks, item, link, list as markdownList, paragraph, textNode } from '../content/nodes';
import { plainTable, type Cell } from '../content/table';
import { downloadsOf } from '../downloads';
import type { PageContext } from '../factComponent';

/** Returns undefined if no docs version is released. */
function versionNote(files: ApiFiles, version: string): string | undefined {
  const [latest] = files.versions();
  if (version === NEXT) return latest && 'unreleased';
  return version === latest ? 'latest' : 'frozen';
}

/** Lists the OpenAPI file of each docs version, all example calls for Postman and editors, and the archive of retired versions. */
export const apiDownloadsContent = ({ files }: PageContext<ApiFiles>) => {
  const { file } = files.options;
  const { postman, http, ofVersion, list } = downloadsOf(files);
  const openApi = `OpenAPI ${/^\d+\.\d+/.exec(String(files.source(file).openapi))?.[0] ?? ''}`;
  // A browser would show some of the files.
  const download = (label: string, target: string): PhrasingContent => ({
    ...link(`pathname:///${encodeURI(target)}`, label),
    data: { hProperties: { download: true } },
  });
  const formats = (version: string): PhrasingContent[] => {
    const { yaml, json } = ofVersion(version);
    return [textNode(`${openApi}: `), download('YAML', yaml), textNode(', '), download('JSON', json)];
  };
  const hasOperations = files.facts(file).operations.length > 0;
  const all = hasOperations ? 'all operations' : 'all webhooks';
  const rows = list(files.versions()).map(({ version }): Cell[] => {
    const note = versionNote(files, version);
    const name = version === NEXT ? version : `docs ${version}`;
    return [[textNode(note === undefined ? all : `${name} (${note})`)], formats(version)];
  });
  const calls: Cell[][] = [
    ['all operations for Postman', [download('Postman collection 2.1, JSON', postman)]],
    ['all example calls for VS Code and JetBrains editors', [download('Requests, .http', http)]],
  ];
  const archive = files.retired().map((version) => item([paragraph(`docs ${version}: `, ...formats(version))]));
  return blocks(
    plainTable(['Describes', 'Files'], [...rows, ...(hasOperations ? calls : [])]),
    archive.length > 0 && [
      paragraph(`Archive: ${openApi} files of docs versions that are no longer on this site.`),
      markdownList(archive),
    ],
  );
};
