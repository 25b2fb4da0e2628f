import { createHash } from 'node:crypto';

import { zipSync } from 'fflate';

import { markdownArchivePath, markdownPath, samplesPath } from '../../../shared/markdownPath';
import { LATEST_PATH, NEXT, versionOfPage, type DocsVersion } from '../../versions/docsVersions';
import type { PageMarkdown } from './pageMarkdown';

/** Folder of the API reference, which belongs to the latest version and to `next`. */
const REFERENCE = 'docs/api/';

/** File of an archive with the SHA-256 hashes of the others. */
const MANIFEST = 'manifest.json';

/**
 * Options that make the bytes depend on names and content only: no permissions (`os: 0`), and the earliest date of ZIP, whose
 * dates have no time zone.
 */
const REPRODUCIBLE = { level: 9, os: 0, mtime: '1980-01-01T00:00:00' } as const;

/** An archive to write. */
export interface Archive {
  /** Path below the base path. */
  file: string;
  bytes: Uint8Array;
}

function belongsTo(page: string, { name, path }: DocsVersion, versions: readonly DocsVersion[]): boolean {
  if (page.startsWith(REFERENCE)) return path === LATEST_PATH || name === NEXT;
  return versionOfPage(page, versions) === name;
}

/**
 * Packs the Markdown versions of each docs version into a ZIP file, in the folders of the site, with a manifest of their
 * SHA-256 hashes. The bytes are the same on every machine.
 *
 * @param pages Markdown versions by page path; unlisted pages are left out
 */
export function markdownArchives(
  versions: readonly DocsVersion[],
  pages: ReadonlyMap<string, PageMarkdown>,
): Archive[] {
  const encoder = new TextEncoder();
  return versions.map((version) => {
    const files = [...pages]
      .filter(([page, { unlisted }]) => !unlisted && belongsTo(page, version, versions))
      .flatMap(([page, { text, samples }]): [string, string][] => [
        [markdownPath(page), text],
        ...(samples === undefined ? [] : [[samplesPath(page), samples] as [string, string]]),
      ])
      .map(([file, text]): [string, Uint8Array] => [file, encoder.encode(text)])
      .sort(([a], [b]) => (a < b ? -1 : 1));
    const hashes = files.map(([file, bytes]) => [file, createHash('sha256').update(bytes).digest('hex')]);
    const sha256 = Object.fromEntries(hashes) as Record<string, string>;
    const manifest = `${JSON.stringify({ version: version.name, sha256 }, null, 2)}\n`;
    const entries = Object.fromEntries([...files, [MANIFEST, encoder.encode(manifest)]]) as Record<string, Uint8Array>;
    return { file: markdownArchivePath(version.name), bytes: zipSync(entries, REPRODUCIBLE) };
  });
}
