import { parseArgs } from 'node:util';

import { DIRECTIONS, type Direction } from '../../plugins/content/front-matter/schemas';
import { buildError, spellingRemedy } from '../../plugins/lib/buildError';

/** Kinds of pages and entries that `npm run new:page` can write. */
export const KIND_NAMES = ['metric', 'v3-metric', 'shield', 'task', 'concept', 'post', 'change-log'] as const;

export type KindName = (typeof KIND_NAMES)[number];

/** Groups of changes in the change-log, in their order. */
export const CHANGE_GROUPS = ['Added', 'Changed', 'Deprecated', 'Moved'] as const;

export type ChangeGroup = (typeof CHANGE_GROUPS)[number];

const FLAGS = [
  'kind',
  'title',
  'version',
  'description',
  'operation',
  'direction',
  'tags',
  'date',
  'group',
  'page',
] as const;

/** Unchecked answers of the writer, from flags or prompts. */
export type Answers = Partial<Record<(typeof FLAGS)[number], string | undefined>>;

/** Returns the flag for an answer, for error messages. */
export function flag(name: keyof Answers): string {
  return `--${name}`;
}

/**
 * Reads the flags of `npm run new:page`.
 *
 * @throws on an unknown flag, a flag without a value, or a positional argument
 */
export function readFlags(args: readonly string[]): Answers {
  const options = Object.fromEntries(FLAGS.map((name) => [name, { type: 'string' as const }]));
  const known = FLAGS.map(flag);
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const isUnknown = (arg: string) => arg.startsWith('-') && !known.includes(arg.replace(/=.*$/, ''));
    const [name = ''] = /--?[\w-]+/.exec(args.find(isUnknown) ?? '') ?? [];
    throw buildError({
      file: 'npm run new:page',
      problem: name === '' ? 'invalid command line' : `unknown flag ${name}`,
      expected: known.join(', '),
      found: error instanceof Error ? (error.message.split('\n')[0] ?? '') : args.join(' '),
      remedy: spellingRemedy(
        name,
        known,
        'write npm run new:page -- --kind metric --title "…", with quotes around values of several words',
      ),
    });
  }
}

/** Returns the one of `names` that was answered. */
export function oneOf<Name extends string>(
  field: keyof Answers,
  value: string | undefined,
  names: readonly Name[],
): Name {
  const name = names.find((candidate) => candidate === value);
  if (name !== undefined) return name;
  throw buildError({
    file: flag(field),
    problem: value === undefined ? 'missing' : `unknown ${field}`,
    expected: names.join(', '),
    found: value ?? 'nothing',
    remedy: value === undefined ? `add ${flag(field)}` : spellingRemedy(value, names, 'use one of these'),
  });
}

/** Returns an answer that must not be empty, without surrounding white space. */
export function required(answers: Answers, field: keyof Answers, expected: string): string {
  const value = answers[field]?.trim() ?? '';
  if (value !== '') return value;
  throw buildError({
    file: flag(field),
    problem: 'missing',
    expected,
    found: 'nothing',
    remedy: `add ${flag(field)}`,
  });
}

export function kindOf(answers: Answers): KindName {
  return oneOf('kind', answers.kind, KIND_NAMES);
}

export function directionOf(answers: Answers): Direction {
  return oneOf('direction', answers.direction, DIRECTIONS);
}

/**
 * Checks that new pages may be added to the docs version.
 *
 * @param versions the released ones
 */
export function checkVersion({ version = 'next' }: Answers, versions: readonly string[]): void {
  if (version === 'next') return;
  const isReleased = versions.includes(version);
  throw buildError({
    file: flag('version'),
    problem: isReleased ? `${version} is released and gets no new pages` : 'unknown docs version',
    expected: 'next',
    found: version,
    why: 'The pages of a released version may be corrected, but none is added or removed.',
    remedy: 'leave --version out; the page is released with the next version',
  });
}
