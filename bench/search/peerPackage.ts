import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { mustRun, projectDir } from '../../scripts/run';

const FOLDER = path.join(projectDir, 'bench/search');

/** The file that each peer is loaded from. A package.json of their own keeps them out of the site. */
export const ENTRIES = {
  pagefind: 'lib/index.js',
  minisearch: 'dist/es/index.js',
  '@orama/orama': 'dist/esm/index.js',
} as const;

export type PeerPackage = keyof typeof ENTRIES;

function folderOf(name: PeerPackage): string {
  return path.join(FOLDER, 'node_modules', name);
}

/** Installs the peers beside this file when one is missing. */
export async function installPeers(): Promise<void> {
  const names = Object.keys(ENTRIES) as PeerPackage[];
  if (names.every((name) => existsSync(folderOf(name)))) return;
  console.log('Installing the peers into bench/search/node_modules, once.');
  await mustRun(['npm', 'ci', '--no-audit', '--no-fund'], { cwd: FOLDER, capture: true });
}

/**
 * Loads a peer. Its types are stated by the caller, because type checks run where peers are not installed.
 *
 * @returns its module
 */
export async function loadPeer<Module>(name: PeerPackage): Promise<Module> {
  return (await import(pathToFileURL(path.join(folderOf(name), ENTRIES[name])).href)) as Module;
}

/** @returns the version that is installed */
export function versionOf(name: PeerPackage): string {
  return (JSON.parse(readFileSync(path.join(folderOf(name), 'package.json'), 'utf8')) as { version: string }).version;
}
