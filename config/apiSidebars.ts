import { API_FILE } from '../plugins/api/facts/apiFiles';
import { referenceSidebar } from '../plugins/api/reference';
import { apiFiles } from './content';

export default referenceSidebar(apiFiles.facts(API_FILE));
