import { API_FILE } from '../plugins/api-facts/apiFiles';
import { referenceSidebar } from '../plugins/api-reference/referenceSidebar';
import { apiFiles } from './markdown';

export default referenceSidebar(apiFiles.facts(API_FILE));
