import { readFileSync } from 'node:fs';
import path from 'node:path';

import { BODY_SPOILERS } from './bodySpoilers';
import { FRONT_MATTER_SPOILERS } from './frontMatterSpoilers';
import { spoilAll, type Mutant, type Spoiler } from './mutant';
import { TOKEN_SPOILERS } from './tokenSpoilers';
import { wholeFileMutants, yamlMutants } from './yamlMutants';

/** A page of each kind, in all folders. */
const PAGES = [
  'docs/intro.mdx',
  'docs/index.mdx',
  'docs/security-shields/prompt-shield.mdx',
  'docs/quickstart-portal/faqs.mdx',
  'docs/understanding-brand-metrics/tone.mdx',
  'docs/understanding-brand-metrics/v3-metrics-soon-to-be-deprecated/pii.mdx',
  'versioned_docs/version-v3.4.0/understanding-brand-metrics/helpfulness.mdx',
  'versioned_docs/version-v3.4.0/change-log.mdx',
  'versioned_docs/version-v3.3.0/intro.mdx',
  'blog/2025-01-06-welcome.mdx',
  'src/pages/markdown-page.mdx',
];

/** Where what is in the text matters less than the folder: facts differ by version, posts have another plugin. */
const BODY_PAGES = ['docs/intro.mdx', 'versioned_docs/version-v3.3.0/intro.mdx', 'blog/2025-01-06-welcome.mdx'];
const TOKEN_PAGES = [...BODY_PAGES, 'src/pages/markdown-page.mdx'];

const API = 'openapi/metrics-api.yaml';

/** Data files besides the OpenAPI file, with the number of places to spoil in each. */
const TABLES: Record<string, number> = {
  'openapi/successors.yaml': 30,
  'moved.yaml': 20,
  'blog/tags.yml': 12,
  'docs/quickstart-portal/_category_.json': 12,
  'plugins/search/synonyms.yaml': 8,
  'openapi/versions/v3.3.0.yaml': 20,
};

/** @returns every mutant of the project, the same in every run */
export function allMutants(siteDir: string): Mutant[] {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const operationGone: Spoiler = {
    what: 'an operation less',
    spoil: (text) => text.replace(/\n {2}\/metrics\/v4alpha\/tone:[\s\S]*?(?=\n {2}\/)/, ''),
    mustStop: true,
  };
  const mutants = [
    ...spoilAll('front matter', PAGES, FRONT_MATTER_SPOILERS, read),
    ...spoilAll('token', TOKEN_PAGES, TOKEN_SPOILERS, read),
    ...spoilAll('body', BODY_PAGES, BODY_SPOILERS, read),
    ...spoilAll('OpenAPI file', [API], [operationGone], read),
    ...wholeFileMutants('OpenAPI file', API, read(API)),
    ...yamlMutants('OpenAPI file', API, read(API), 150, 7),
    ...Object.entries(TABLES).flatMap(([file, count], index) => [
      ...wholeFileMutants('table', file, read(file)),
      ...yamlMutants('table', file, read(file), count, 70 + index),
    ]),
  ];
  // A category whose link is null has no page: its writer says so.
  const spoiled = mutants.filter(
    ({ file, text }) => !(path.basename(file) === '_category_.json' && /"link": ?(?:null)?\s*[,}]/.test(text)),
  );
  return [...new Map(spoiled.map((mutant) => [mutant.file + mutant.text, mutant])).values()];
}
