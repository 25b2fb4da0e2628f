import { describeOrigin } from '@api-docs/openapi-facts/differences/describeNotes';
import { currentGeneration } from '@api-docs/openapi-facts/currentGeneration';
import { operationRef } from '@api-docs/openapi-facts/findOperation';
import { successorEntry } from '@api-docs/openapi-facts/successors';
import { tagLabel } from '@api-docs/openapi-facts/tagTree';
import type { Operation } from '@api-docs/openapi-facts/types';

import type { ApiFiles } from '../apiFiles';
import { operationOrigin } from '../operationOrigin';
import { operationPage } from './operationPage';

function pageOf(operation: Operation, files: ApiFiles): string {
  const { file, bearerNote, guide, frontMatter, beforeFields, openData } = files.options;
  const facts = files.facts(file);
  const succession = operation.deprecated ? successorEntry(files.successors(), operation) : undefined;
  const generation = currentGeneration(facts, operation);
  const origin = operationOrigin(files, facts, operation);
  return operationPage(operation, {
    ref: operationRef(facts, operation),
    tagLabels: new Map(facts.tags.map((tag) => [tag.name, tagLabel(tag)])),
    guide: guide?.(operation, files),
    frontMatter: frontMatter?.(operation, files),
    beforeFields: beforeFields?.(operation, files),
    bearerNote,
    openData: openData(operation, files),
    ...(generation === undefined ? {} : { generation }),
    ...(origin ? { origin: describeOrigin(origin) } : {}),
    ...(succession ? { succession } : {}),
  });
}

/**
 * Returns the pages of the operations.
 *
 * @returns MDX by the id of the operation
 * @throws if the OpenAPI file or the table of successors is invalid
 */
export function operationPages(files: ApiFiles): Map<string, string> {
  const { operations } = files.facts(files.options.file);
  return new Map(operations.map((operation) => [operation.id, pageOf(operation, files)]));
}
