import path from 'node:path';

import { brand } from '../brand.config';
import { API_FILE, openApiFiles } from '../plugins/api/facts/apiFiles';
import { referenceSidebar } from '../plugins/api/reference';

// Docusaurus loads this file again after each change of a page, so it does not import ./content with all transforms.
export default referenceSidebar(openApiFiles(path.resolve(__dirname, '..'), brand).facts(API_FILE));
