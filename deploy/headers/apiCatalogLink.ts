import { API_CATALOG } from '../../plugins/output/agent-docs/apiCatalog';
import type { Header } from './securityHeaders';

/** Names the API catalog in replies to requests for it, also to `HEAD` (RFC 9727, 2). Its path has no base path. */
export const API_CATALOG_LINK: Header = { name: 'Link', value: `</${API_CATALOG}>; rel="api-catalog"` };
