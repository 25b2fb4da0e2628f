import type { ApiFiles } from '../apiFiles';
import { furtherPageTexts } from './furtherPageTexts';
import { operationPages } from './operationPage';

/**
 * Returns all pages of a reference but its landing page: MDX by the id of the page.
 *
 * @throws if the OpenAPI file or the table of successors is invalid
 */
export function referencePages(files: ApiFiles): Map<string, string> {
  return new Map([...operationPages(files), ...furtherPageTexts(files)]);
}
