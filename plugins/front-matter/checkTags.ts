import { spellingRemedy, teachingError } from '../teachingError';
import { TAGS_FILE } from './readTags';

/**
 * Holds a post's tags against those that there are.
 *
 * @param tags of the post
 * @param known keys of the tags file; without a file nothing is checked
 * @param file the post as messages name it
 * @throws on the first tag that does not exist
 */
export function checkTags(tags: readonly string[], known: readonly string[] | undefined, file: string): void {
  const unknown = tags.find((tag) => known?.includes(tag) === false);
  if (known === undefined || unknown === undefined) return;
  throw teachingError({
    file,
    problem: `unknown tag "${unknown}"`,
    expected: `keys of ${TAGS_FILE}: ${known.join(', ')}`,
    found: unknown,
    remedy: spellingRemedy(unknown, known, `use one of them, or describe the tag in ${TAGS_FILE}`),
  });
}
