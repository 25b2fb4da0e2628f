import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { ApiFiles } from '../../../plugins/api-facts/apiFiles';
import type { ComparisonSources } from '../../../plugins/compare/siteComparisons';
import { field, operation, tinyFacts } from '../api-facts/tinyFacts';

/** A project in a folder of its own, with the versions v1.0.0, v2.0.0 (latest) and next. */
export interface TinyProject {
  sources: ComparisonSources;
  /** Writes a page with front matter, or any other file. */
  write(file: string, text: string, title?: string): void;
  remove(): void;
}

const facts: Record<string, ReturnType<typeof tinyFacts>> = {
  'openapi/versions/v1.0.0.yaml': tinyFacts([operation('/v1/tone', { request: [field('text')] })]),
  'openapi/versions/v2.0.0.yaml': tinyFacts([operation('/v1/tone', { request: [field('text'), field('n')] })]),
};

const files: ApiFiles = {
  facts: (file) => facts[file] ?? tinyFacts([operation('/v1/tone')]),
  successors: () => ({ operations: {}, bodies: {} }),
  versions: () => ['v2.0.0', 'v1.0.0'],
  brandedText: () => '',
};

/** Makes an empty project in which no page moved. */
export function tinyProject(): TinyProject {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'compare-'));
  const write: TinyProject['write'] = (file, text, title) => {
    const absolute = path.join(siteDir, file);
    mkdirSync(path.dirname(absolute), { recursive: true });
    const head = `---\ntitle: ${title}\ndescription: About %brand.product%.\n---\n\n`;
    writeFileSync(absolute, title === undefined ? text : `${head}${text}\n`);
  };
  write('moved.yaml', 'addresses: []\npages: []\n');
  write('docs/understanding-brand-metrics/v3-metrics-soon-to-be-deprecated/_figure.svg', '<svg></svg>');
  return {
    sources: { siteDir, brand: { slug: 'acme', product: 'Acme', basePath: '/base/' }, files },
    write,
    remove: () => rmSync(siteDir, { recursive: true }),
  };
}

/** Where a page of each version stands. */
export const FOLDERS = {
  'v1.0.0': 'versioned_docs/version-v1.0.0',
  'v2.0.0': 'versioned_docs/version-v2.0.0',
  next: 'docs',
} as const;
