import { DIRECTIONS, type Direction } from '../../plugins/front-matter/schemas';
import { spellingRemedy, teachingError } from '../../plugins/teachingError';
import { KIND_NAMES, type Answers, type KindName } from './answers';

/** Names a flag as messages do. */
export function flag(name: keyof Answers): string {
  return `--${name}`;
}

/**
 * Picks one of several names.
 *
 * @throws when the writer gave none or another one
 */
export function oneOf<Name extends string>(
  field: keyof Answers,
  value: string | undefined,
  names: readonly Name[],
): Name {
  const name = names.find((candidate) => candidate === value);
  if (name !== undefined) return name;
  throw teachingError({
    file: flag(field),
    problem: value === undefined ? 'missing' : `unknown ${field}`,
    expected: names.join(', '),
    found: value ?? 'nothing',
    remedy: value === undefined ? `add ${flag(field)}` : spellingRemedy(value, names, 'use one of the list'),
  });
}

/**
 * Takes an answer that must be there.
 *
 * @throws when it is missing or blank
 */
export function given(answers: Answers, field: keyof Answers, expected: string): string {
  const value = answers[field]?.trim() ?? '';
  if (value !== '') return value;
  throw teachingError({
    file: flag(field),
    problem: 'missing',
    expected,
    found: 'nothing',
    remedy: `add ${flag(field)}`,
  });
}

/** @throws when the kind is none */
export function kindOf(answers: Answers): KindName {
  return oneOf('kind', answers.kind, KIND_NAMES);
}

/** @throws when the direction is none */
export function directionOf(answers: Answers): Direction {
  return oneOf('direction', answers.direction, DIRECTIONS);
}

/**
 * Holds the version against those that take new pages.
 *
 * @param versions that were cut
 * @throws for a version that was cut, which keeps its pages, and for one that does not exist
 */
export function checkVersion({ version = 'next' }: Answers, versions: readonly string[]): void {
  if (version === 'next') return;
  const isCut = versions.includes(version);
  throw teachingError({
    file: flag('version'),
    problem: isCut ? `${version} was cut and takes no new pages` : 'unknown docs version',
    expected: 'next',
    found: version,
    why: 'Readers of a version that was cut rely on its pages: they may be corrected, and their number stays.',
    remedy: 'leave --version out: the page appears with the next version that is cut',
  });
}
