import { readFileSync } from 'node:fs';
import path from 'node:path';

import { docsFolder } from '@api-docs/kit/docsVersions';

import { apiVersionFile } from '../../site/plugins/api/facts/apiFiles';
import { LATEST, OLDEST } from '../support/specifiedRoutes';
import { mutateFiles, replaced, type Mutant } from './mutant';
import { BODY_MUTATORS, FRONT_MATTER_MUTATORS, OWN_SLUG, TOKEN_MUTATORS } from './pageMutators';
import { wholeFileMutants, yamlMutants } from './yamlMutants';

/** Pages of each kind and from every folder. */
const PAGES = [
  'docs/intro.mdx',
  'docs/index.mdx',
  'docs/security-shields/prompt-shield.mdx',
  'docs/quickstart-portal/faqs.mdx',
  'docs/understanding-brand-metrics/tone.mdx',
  'docs/understanding-brand-metrics/v3-metrics-soon-to-be-deprecated/pii.mdx',
  `${docsFolder(LATEST)}/understanding-brand-metrics/helpfulness.mdx`,
  `${docsFolder(LATEST)}/change-log.mdx`,
  `${docsFolder(OLDEST)}/intro.mdx`,
  'blog/2025-01-06-welcome.mdx',
  'src/pages/markdown-page.mdx',
];

/** One page per plugin and per docs version, whose API facts differ. */
const BODY_PAGES = ['docs/intro.mdx', `${docsFolder(OLDEST)}/intro.mdx`, 'blog/2025-01-06-welcome.mdx'];
const TOKEN_PAGES = [...BODY_PAGES, 'src/pages/markdown-page.mdx'];

const API = 'openapi/metrics-api.yaml';

/** The other data files, with the number of entries to change in each. */
const TABLES: Record<string, number> = {
  'openapi/successors.yaml': 30,
  'versioned_docs/moved.yaml': 20,
  'blog/tags.yml': 12,
  'docs/quickstart-portal/_category_.json': 12,
  'site/config/synonyms.yaml': 8,
  [apiVersionFile(OLDEST)]: 20,
};

/** A removed path, or a removed operation of a path. */
const REMOVED_OPERATION = /^a removed key at paths › \S+(?: › \w+)?$/;

/** Returns whether a change leaves no page at an address on purpose: no operation, no slug, a category without a link. */
function losesPage({ file, what, text, mustFail }: Mutant, source: string): boolean {
  if (mustFail) return false;
  if (REMOVED_OPERATION.test(what)) return true;
  if (path.basename(file) !== '_category_.json') return OWN_SLUG.test(source) && !OWN_SLUG.test(text);
  return what === 'a removed key at link' || /"link": ?(?:null)?\s*[,}]/.test(text);
}

/** Returns every mutant of the project, the same in every run. */
export function allMutants(siteDir: string): Mutant[] {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const removedOperation = {
    mustFail: { 'a removed operation': replaced(/\n {2}\/metrics\/v4alpha\/tone:[\s\S]*?(?=\n {2}\/)/, '') },
    mayPass: {},
  };
  const mutants = [
    ...mutateFiles('front matter', PAGES, FRONT_MATTER_MUTATORS, read),
    ...mutateFiles('token', TOKEN_PAGES, TOKEN_MUTATORS, read),
    ...mutateFiles('body', BODY_PAGES, BODY_MUTATORS, read),
    ...mutateFiles('OpenAPI file', [API], removedOperation, read),
    ...wholeFileMutants('OpenAPI file', API, read(API)),
    ...yamlMutants('OpenAPI file', API, read(API), 150, 7),
    ...Object.entries(TABLES).flatMap(([file, count], index) => [
      ...wholeFileMutants('table', file, read(file)),
      ...yamlMutants('table', file, read(file), count, 70 + index),
    ]),
  ];
  const kept = mutants.filter((mutant) => !losesPage(mutant, read(mutant.file)));
  return [...new Map(kept.map((mutant) => [mutant.file + mutant.text, mutant])).values()];
}
