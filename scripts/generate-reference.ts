import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { splitFrontMatter } from '../plugins/content/front-matter/readFrontMatter';
import { digestFiles } from '../plugins/lib/digestFiles';
import { writeFile } from '../plugins/lib/writeFile';
import { DIGEST_FOLDER, searchDigest } from '../plugins/search/searchDigest';
import { main, projectDir } from './lib/run';

/** What the generated files are made from: facts, brand, code, and titles and directions of pages. */
const SOURCES = [
  ...['openapi', 'brand.config.ts', 'versions.json', 'docs', 'versioned_docs'],
  ...['plugins', 'shared', 'scripts', 'package-lock.json'],
];

/** Digest of {@link SOURCES} at the time the files were generated. */
const STAMP = path.join(projectDir, 'generated/inputs.sha256');

main(async () => {
  const digest = digestFiles(projectDir, SOURCES, (file, content) =>
    /^(?:versioned_)?docs\//.test(file) ? splitFrontMatter(content.toString()).yaml : content,
  );
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== digest) {
    // Imported now, because it takes a second.
    const { writeReference } = await import('./lib/writeReference');
    await writeReference(projectDir);
    writeFileSync(STAMP, digest);
  }
  // The search plugin computes the hash in the name of its index from this file.
  writeFile(path.join(projectDir, DIGEST_FOLDER, 'digest.md'), `${searchDigest(projectDir)}\n`);
});
