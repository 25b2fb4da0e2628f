import { rmSync } from 'node:fs';
import path from 'node:path';

import { CARD_CACHE } from '../../plugins/social-cards';
import { copySite, type SiteCopy } from '../../tests/support/siteCopy';
import { addOperations } from './addOperations';
import { addVersions } from './addVersions';

/**
 * Copies the project with more docs versions and operations, without anything that an earlier build has left behind.
 *
 * @param versions docs versions, `next` included
 * @param operations of the reference
 */
export function sizedSite(versions: number, operations: number): SiteCopy {
  const site = copySite('bench-build');
  rmSync(path.join(site.dir, CARD_CACHE), { recursive: true, force: true });
  addVersions(site.dir, versions);
  addOperations(site.dir, operations);
  return site;
}
