import type { Operation } from '@api-docs/openapi-facts/types';

import type { ApiFiles } from '../apiFiles';
import type { OperationLink } from './types';

/** Returns the link to an operation's page in the reference. */
export function operationLink(
  { options: { route } }: Pick<ApiFiles, 'options'>,
  { path, slug }: Pick<Operation, 'path' | 'slug'>,
): OperationLink {
  return { path, to: `${route}${slug}` };
}
