import { referenceSource } from '../plugins/api-reference/referenceSource';
import { lastUpdated } from '../plugins/last-updated';
import { siteDir } from './markdown';

/** Where Docusaurus takes the date of the last change of a page from. */
export const history = lastUpdated(siteDir, referenceSource);
