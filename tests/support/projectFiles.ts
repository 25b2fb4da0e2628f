import { readFileSync } from 'node:fs';
import path from 'node:path';

import { projectDir } from '../../scripts/lib/run';

/** Reads a text file of the project. */
export function projectText(file: string): string {
  return readFileSync(path.join(projectDir, file), 'utf8');
}
