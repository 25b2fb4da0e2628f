import { findSuccession, operationRef, successorEntry, type Operation } from '@api-docs/openapi-facts';

import type { ApiFiles } from '../apiFiles';
import type { PageContext } from '../factComponent';

/** The path of an operation, and of its page in the reference. */
export interface OperationLink {
  path: string;
  to: string;
}

/** Returns the link to an operation's page in the reference. */
export function operationLink(
  { options: { route } }: Pick<ApiFiles, 'options'>,
  { path, slug }: Pick<Operation, 'path' | 'slug'>,
): OperationLink {
  return { path, to: `${route}${slug}` };
}

/** Returns the link to what replaces a deprecated operation; undefined if the table of successors has nothing. */
export function successorLink(
  { facts, files, page }: Pick<PageContext<ApiFiles>, 'facts' | 'files' | 'page'>,
  operation: Operation,
): OperationLink | undefined {
  if (!operation.deprecated || !successorEntry(files.successors(), operation)) return undefined;
  const { successor } = findSuccession(facts, files.successors(), { operation: operationRef(facts, operation) }, page);
  return successor && operationLink(files, successor);
}
