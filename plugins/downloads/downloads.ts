/** Folder of the downloads, below the static directory and below the base path. */
export const FOLDER = 'openapi';

/** A docs version and its OpenAPI file, both forms below the base path. */
export interface Download {
  version: string;
  yaml: string;
  json: string;
}

/** Site path of the Postman collection, made from the OpenAPI file of the reference. */
export const POSTMAN_COLLECTION = `${FOLDER}/metrics-api.postman_collection.json`;

/**
 * Lists the OpenAPI files that readers can download.
 *
 * @param versions docs versions that were cut, newest first, as in versions.json
 * @returns the cut versions, then `next`
 */
export function downloads(versions: readonly string[]): Download[] {
  return [...versions, 'next'].map((version) => ({
    version,
    yaml: `${FOLDER}/metrics-api-${version}.yaml`,
    json: `${FOLDER}/metrics-api-${version}.json`,
  }));
}
