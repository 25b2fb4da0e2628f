import type { Config } from '@docusaurus/types';

import { brand } from '../brand.config';
import { readMovedFile } from '../plugins/redirects/movedFile';
import { packMoves } from '../plugins/redirects/packMoves';
import versions from '../versions.json';
import { siteDir } from './markdown';

/** The browser follows moved pages from version to version: see src/components/NearestPage. */
export const movedPages: Config['customFields'] = {
  moved: packMoves(readMovedFile(siteDir, { brand, versions }).pages),
};
