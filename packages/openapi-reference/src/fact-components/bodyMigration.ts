import { isPossible, translate } from '@api-docs/body-translator';
import { buildError } from '@api-docs/kit/node';
import { findExample, findOperation, findSuccession } from '@api-docs/openapi-facts';

import type { ApiFiles } from '../apiFiles';
import { codeBlock, element } from '../content/nodes';
import type { Attributes, PageContext } from '../factComponent';
import { formatJson } from '../model/formatJson';
import { operationMigration } from '../model/migrations';

/**
 * Translates an example of a legacy operation to the body of its successor. The two are side by side on wide screens.
 *
 * @throws if the operation has no successor, or if the successor needs a value that the example does not have
 */
export const bodyMigrationContent = (
  { facts, files, page }: PageContext<ApiFiles>,
  { operation, example }: Attributes,
) => {
  const found = findOperation(facts, operation ?? '', page);
  const succession = findSuccession(facts, files.successors(), { operation }, page);
  const migration = operationMigration({ files, facts }, found, succession);
  const { path } = found;
  const legacy = succession.successor && findExample(migration.examples, example, page, `${path} in ${facts.file}`);
  const translation = legacy && isPossible(migration) ? translate(migration, legacy.value) : undefined;
  if (!migration.successor || !legacy || !translation || translation.questions.length > 0) {
    throw buildError({
      file: page,
      problem: '<BodyMove /> has no complete body to show',
      expected: 'an operation with a successor, and an example with all values that the successor requires',
      found: legacy ? `the example "${legacy.key}" of ${path}` : path,
      remedy: translation
        ? `choose another example, or add the missing rename to ${files.options.successors}`
        : 'remove <BodyMove /> from the page',
    });
  }
  const { method, path: target } = migration.successor.operation;
  const before = formatJson(legacy.value);
  const after = formatJson(translation.body);
  const block = (title: string, json: string) => codeBlock(json, 'json', title);
  if (before === after) return [block(`Unchanged: ${method} ${target}`, after)];
  const bodies = [block(`Before: ${migration.method} ${path}`, before), block(`After: ${method} ${target}`, after)];
  return [element('div', bodies, { className: 'columns' })];
};
