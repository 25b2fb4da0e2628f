import type { ApiFiles } from './apiFiles';
import { downloadsOf } from './downloads';

/** The value `api` of the steps after the compilation: the API that the reference of a site describes. */
export interface ApiValue {
  files: ApiFiles;
  /** The OpenAPI file of the reference, relative to the project. */
  file: string;
  /** Page path of the landing page, for example `docs/api/`, or empty. The operations are below it. */
  route: string;
  /** What readers can download, as paths below the base path. */
  downloads: ReturnType<typeof downloadsOf>;
}

/** Returns what steps of other packages know of an API. Reads nothing. */
export function apiValue(files: ApiFiles): ApiValue {
  const { file, route } = files.options;
  return { files, file, route: route && `${route.slice(1)}/`, downloads: downloadsOf(files) };
}
