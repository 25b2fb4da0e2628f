import { spellingRemedy } from '@api-docs/kit/node';
import { optionError } from '@api-docs/kit/plugin';

import { PACKAGE } from '../options';

/** Returns what to tell a site of fields whose values it wants to be found, and that no response has. */
export function unusedValues(
  searchedValues: readonly string[],
  pages: Iterable<{ textFields?: readonly string[] }>,
): string[] {
  const known = [...new Set([...pages].flatMap((page) => page.textFields ?? []))];
  const unknown = searchedValues.filter((field) => !known.includes(field));
  return unknown.map((field) => {
    const error = optionError(PACKAGE, 'searchedValues', {
      problem: 'names a field that no response on a page has as a text',
      expected:
        known.length > 0 ? `one of ${known.join(', ')}` : 'nothing, because no page has an example of a response',
      found: field,
      remedy: spellingRemedy(field, known, 'correct or remove the name'),
    });
    return error.message;
  });
}
