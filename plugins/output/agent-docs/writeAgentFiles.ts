import path from 'node:path';

import type { Build } from '../../buildSteps';
import { writeFile } from '../../lib/writePage';
import { docsVersions } from '../../versions/docsVersions';
import { agentFiles } from './agentFiles';
import { pageOrder } from './pageOrder';

/** Writes the files for coding agents: the Markdown version of each page, the `llms.txt` indexes, and the others. */
export default function writeAgentFiles({ site, built, contents }: Build): void {
  const { siteUrl, basePath } = site.brand;
  const versions = docsVersions(site.files.versions());
  const order = pageOrder(built.plugins, basePath);
  const pages = new Map([...contents].flatMap(([page, { markdown }]) => (markdown ? [[page, markdown] as const] : [])));
  for (const { file, text } of agentFiles({ siteUrl, basePath, versions, order, pages }, site)) {
    writeFile(path.join(built.outDir, file), text);
  }
}
