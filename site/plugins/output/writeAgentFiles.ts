import { docsVersions } from '@api-docs/kit/docsVersions';
import { writeAgentFiles } from '@api-docs/assistants/markdown/writeAgentFiles';

import { API_FILE, downloads } from '../api/facts/apiFiles';
import type { Build } from '../lib/site';
import { instructions, undocumentedFacts } from './instructions';

/** Writes the files for coding agents. */
export default function writeSiteAgentFiles({ site, built, contents }: Build): void {
  const { files, brand, assistants } = site;
  const { skill } = assistants;
  const { siteUrl, basePath, product } = brand;
  const versions = docsVersions(files.versions());
  const facts = files.facts(API_FILE);
  const successors = files.successors();
  const notPublished = undocumentedFacts(site);
  writeAgentFiles({
    built,
    product,
    versions,
    unversioned: { api: 'API reference' },
    pages: new Map([...contents].flatMap(([page, { markdown }]) => (markdown ? [[page, markdown] as const] : []))),
    instructions: (version) =>
      instructions(version, { siteRoot: siteUrl + basePath, versions, facts, successors, notPublished, skill }),
    skill,
    catalog: { api: facts, reference: 'docs/api/', downloads: downloads.list(files.versions()) },
  });
}
