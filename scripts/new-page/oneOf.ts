import { buildError, spellingRemedy } from '@api-docs/kit/buildError';

/** Returns an answer that has to be one of several names. Throws if it is none of them, with the nearest one. */
export function oneOf<Name extends string>(flag: string, answer: string | undefined, names: readonly Name[]): Name {
  const name = names.find((candidate) => candidate === answer);
  if (name !== undefined) return name;
  throw buildError({
    file: `--${flag}`,
    problem: `unknown ${flag}`,
    expected: names.join(', '),
    found: answer ?? 'nothing',
    remedy: spellingRemedy(answer ?? '', names, 'write one of these'),
  });
}
