import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { digestFiles } from '@api-docs/kit/digestFiles';
import { splitFrontMatter } from '@api-docs/kit/frontMatter';
import { REFERENCE_FOLDER } from '@api-docs/openapi-reference/options';

import { brand } from '../brand.config';
import { main, projectDir } from './lib/run';

/** What the generated files are made from: facts, brand, code, and titles and directions of pages. */
const SOURCES = [
  ...['openapi', 'brand.config.ts', 'versions.json', 'docs', 'versioned_docs'],
  ...['docusaurus.config.ts', 'plugins', 'packages', 'scripts', 'package-lock.json'],
];

/** Digest of {@link SOURCES} at the time the files were generated. */
const STAMP = path.join(projectDir, 'generated/inputs.sha256');

/** The pages, which `docusaurus gen-api-docs` and `docusaurus clean-api-docs` change, too, are a part of it. */
const digest = () =>
  digestFiles(projectDir, [...SOURCES, REFERENCE_FOLDER], (file, content) =>
    /^(?:versioned_)?docs\//.test(file) ? splitFrontMatter(content.toString()).yaml : content,
  );

main(async () => {
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== digest()) {
    // Imported now, because they take a second.
    const { writeReference } = await import('@api-docs/openapi-reference/writeReference');
    const { openApiConfig } = await import('@api-docs/openapi-reference/pages/openApiOptions');
    const { openApiFiles } = await import('../plugins/api/facts/apiFiles');
    const { default: createConfig } = await import('../docusaurus.config');
    const files = openApiFiles(projectDir, brand);
    await writeReference(projectDir, files, openApiConfig(createConfig(), files));
    writeFileSync(STAMP, digest());
  }
  // What pages do not explain of the OpenAPI file.
  const warnings = readFileSync(path.join(projectDir, 'generated/warnings.txt'), 'utf8');
  if (warnings) console.warn(warnings);
});
