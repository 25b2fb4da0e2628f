import { parseArgs } from 'node:util';

import { spellingRemedy, teachingError } from '../../plugins/teachingError';
import type { Answers } from './answers';

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
] as const satisfies readonly (keyof Answers)[];

/**
 * Reads the flags of `npm run new:page`.
 *
 * @param args of the command line
 * @throws on a flag that does not exist, one without a value, or a loose word
 */
export function readFlags(args: readonly string[]): Answers {
  const options = Object.fromEntries(FLAGS.map((name) => [name, { type: 'string' as const }]));
  const known = FLAGS.map((name) => `--${name}`);
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const [name = ''] = /--?[\w-]+/.exec(args.find((arg) => arg.startsWith('-') && !isKnown(arg, known)) ?? '') ?? [];
    throw teachingError({
      file: 'npm run new:page',
      problem: name === '' ? 'the command line cannot be read' : `unknown flag ${name}`,
      expected: known.join(', '),
      found: error instanceof Error ? (error.message.split('\n')[0] ?? '') : args.join(' '),
      remedy: spellingRemedy(
        name,
        known,
        'write npm run new:page -- --kind metric --title "…"; quote values of several words',
      ),
    });
  }
}

function isKnown(arg: string, known: readonly string[]): boolean {
  return known.includes(arg.replace(/=.*$/, ''));
}
