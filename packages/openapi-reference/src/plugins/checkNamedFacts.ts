import { spellingRemedy } from '@api-docs/kit/node';
import { optionError } from '@api-docs/kit/plugin';
import type { ApiFacts } from '@api-docs/openapi-facts';

import type { ResolvedOptions } from '../options';
import { PACKAGE } from '../presetOptions';

const list = (names: readonly string[]) => names.join(', ') || 'nothing, because there are none';

/**
 * Throws if `resultField` is a field that no response has: pages would not say which fields are not documented.
 *
 * @returns what to tell the site of statuses of `explainedStatuses` that no operation answers with, which changes nothing
 */
export function checkNamedFacts(
  { resultField, explainedStatuses }: Pick<ResolvedOptions, 'resultField' | 'explainedStatuses'>,
  { operations, file }: Pick<ApiFacts, 'operations' | 'file'>,
): string[] {
  const fields = [...new Set(operations.flatMap(({ response }) => response.map(({ name }) => name)))];
  if (resultField !== undefined && !fields.includes(resultField)) {
    throw optionError(PACKAGE, 'resultField', {
      problem: `names a field that no response of ${file} has at its top`,
      expected: list(fields),
      found: resultField,
      remedy: spellingRemedy(resultField, fields, 'correct or remove the option'),
    });
  }
  const statuses = [...new Set(operations.flatMap(({ responses }) => responses.map(({ code }) => code)))];
  const unknown = explainedStatuses.filter((status) => !statuses.includes(status));
  return unknown.map((status) => {
    const error = optionError(PACKAGE, 'explainedStatuses', {
      problem: `has a status that no operation of ${file} answers with`,
      expected: list(statuses),
      found: status,
      remedy: spellingRemedy(status, statuses, 'correct or remove the status'),
    });
    return error.message;
  });
}
