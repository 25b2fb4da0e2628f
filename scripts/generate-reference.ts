import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { digestFiles } from '@api-docs/kit/digestFiles';
import { splitFrontMatter } from '@api-docs/kit/frontMatter';

import { brand } from '../brand.config';
import { main, projectDir } from './lib/run';

/** What the generated files are made from: facts, brand, code, and titles and directions of pages. */
const SOURCES = [
  ...['openapi', 'brand.config.ts', 'versions.json', 'docs', 'versioned_docs'],
  ...['site', 'packages', 'scripts', 'package-lock.json'],
];

/** Digest of {@link SOURCES} at the time the files were generated. */
const STAMP = path.join(projectDir, 'generated/inputs.sha256');

main(async () => {
  const digest = digestFiles(projectDir, SOURCES, (file, content) =>
    /^(?:versioned_)?docs\//.test(file) ? splitFrontMatter(content.toString()).yaml : content,
  );
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== digest) {
    // Imported now, because they take a second.
    const { writeReference } = await import('@api-docs/openapi-reference/writeReference');
    const { openApiFiles } = await import('../site/plugins/api/facts/apiFiles');
    await writeReference(projectDir, openApiFiles(projectDir, brand));
    writeFileSync(STAMP, digest);
  }
  // What pages do not explain of the OpenAPI file.
  const warnings = readFileSync(path.join(projectDir, 'generated/warnings.txt'), 'utf8');
  if (warnings) console.warn(warnings);
});
