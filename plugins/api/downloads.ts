import { downloadsOf } from '@api-docs/openapi-reference/downloads';

import { API_FILE } from './facts/apiFiles';

/** What readers can download, as paths below the base path. */
export const {
  postman: POSTMAN_COLLECTION,
  http: HTTP_FILE,
  ofVersion: versionDownload,
  list: listDownloads,
} = downloadsOf(API_FILE);
