/** What options name and a site does not have. */

import { attributesOf, closestName, writtenTags } from '@api-docs/kit';
import { spellingRemedy } from '@api-docs/kit/node';
import { optionError } from '@api-docs/kit/plugin';

import { PACKAGE } from './options';

/** Returns what to say of an end that no font of the site has. */
function unusedEnd(end: string, fonts: readonly string[]): Error {
  const known = [...new Set(fonts.map((font) => font.slice(font.lastIndexOf('.'))))];
  const closest = closestName(end, known) ?? known[0];
  return optionError(PACKAGE, 'preloads', {
    problem: 'names fonts that the site does not have',
    expected: known.join(', ') || 'nothing, because no stylesheet of the site names a font',
    found: end,
    remedy: closest ? `write "${closest}"` : 'remove the option, or name the font in a stylesheet',
  });
}

function unusedField(id: string, fields: readonly string[]): Error {
  return optionError(PACKAGE, 'searchField', {
    problem: 'names a field that no page has',
    expected: 'the id of an <input>, without #',
    found: id,
    remedy: spellingRemedy(id, fields, 'correct or remove the option'),
  });
}

/**
 * Collects what the options `preloads` and `searchField` name and a site does not have, which changes nothing.
 *
 * @param options as the site has them, without defaults
 * @param fonts names of the files of fonts, to which the bundler adds a hash before their extension
 */
export function unusedNames(
  { preloads = [], searchField }: { preloads?: readonly string[]; searchField?: string | undefined },
  fonts: readonly string[],
) {
  const fields = new Set<string>();
  const isFound = () => searchField === undefined || fields.has(searchField);
  return {
    addPage(html: string): void {
      if (isFound()) return;
      const inputs = writtenTags(html).filter(({ name }) => name === 'input');
      for (const [name, value] of inputs.flatMap(attributesOf)) if (name === 'id') fields.add(value);
    },
    /** Returns what to tell the site. */
    warnings(): string[] {
      const ends = preloads.filter((end) => !fonts.some((font) => font.endsWith(end)));
      const errors = ends.map((end) => unusedEnd(end, fonts));
      if (!isFound()) errors.push(unusedField(searchField ?? '', [...fields]));
      return errors.map(({ message }) => message);
    },
  };
}
