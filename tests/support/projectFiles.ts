import { readFileSync } from 'node:fs';
import path from 'node:path';

import { projectDir } from '../../scripts/lib/run';

/** The parts of a `package.json` that the tests read. */
export interface Manifest {
  scripts: Record<string, string>;
  engines: { node: string };
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Reads a text file of the project. */
export function projectText(file: string): string {
  return readFileSync(path.join(projectDir, file), 'utf8');
}

/** Reads a `package.json`. */
export function packageManifest(folder = '.'): Manifest {
  return JSON.parse(projectText(path.join(folder, 'package.json'))) as Manifest;
}
