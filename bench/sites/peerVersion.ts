import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { projectDir } from '../../scripts/run';
import { WORK_FOLDER, type Peer } from './peer';

/** @returns the version of a generator that is installed for the bench or, for stock Docusaurus, in the project */
export function peerVersion(peer: Peer): string {
  const file = [path.join(WORK_FOLDER, peer.folder), projectDir]
    .map((folder) => path.join(folder, 'node_modules', peer.package, 'package.json'))
    .find((candidate) => existsSync(candidate));
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : '';
}
