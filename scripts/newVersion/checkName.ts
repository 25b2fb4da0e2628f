import { teachingError } from '../../plugins/teachingError';

/** Example: `v3.4.0`. */
const NAME = /^v(\d+)\.(\d+)\.(\d+)$/;

function isLater(version: string, than: string): boolean {
  const numbers = (name: string) => (NAME.exec(name)?.slice(1) ?? []).map(Number);
  const [a, b] = [numbers(version), numbers(than)];
  const index = a.findIndex((part, place) => part !== b[place]);
  return index >= 0 && (a[index] ?? 0) > (b[index] ?? 0);
}

/**
 * Holds the name of a new version against those that exist.
 *
 * @param version the new name
 * @param existing names that were cut, newest first
 * @throws when the name is malformed, taken, or not later than all others
 */
export function checkName(version: string, existing: readonly string[]): void {
  const lesson = { file: 'versions.json', found: version || 'nothing' };
  if (!NAME.test(version)) {
    throw teachingError({
      ...lesson,
      problem: 'not a version name',
      expected: 'the form v3.5.0',
      remedy: 'run npm run new:version v3.5.0, with your numbers',
    });
  }
  if (existing.includes(version)) {
    throw teachingError({
      ...lesson,
      problem: `the version ${version} exists already`,
      expected: `a name later than ${existing[0] ?? 'none'}`,
      remedy: 'choose the next number; a version that was cut never changes',
    });
  }
  if (existing[0] !== undefined && !isLater(version, existing[0])) {
    throw teachingError({
      ...lesson,
      problem: 'versions go forward',
      expected: `a name later than ${existing[0]}`,
      remedy: 'choose the next number',
    });
  }
}
