import * as z from 'zod';

import { teachingError } from '../teachingError';

/** Becomes folders of the build, whose names file systems limit to 255 bytes. */
const address = z
  .string()
  .max(200)
  .regex(/^[\w.~-]+(?:\/[\w.~-]+)*$/)
  .refine((text) => !text.split('/').some((part) => part === '.' || part === '..'));

const table = z.array(z.strictObject({ from: address, to: address, why: z.string().min(1) }));

/** One entry of `moved.yaml`: addresses inside a docs version. */
export type Move = z.infer<typeof table>[number];

/**
 * Checks the parsed table of moved addresses.
 *
 * @param value parsed YAML, brand filled in
 * @param file its name in messages
 * @throws on an unknown key, a missing reason, or two entries with one `from`
 */
export function readMoved(value: unknown, file: string): Move[] {
  const result = table.safeParse(value);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw teachingError({
      file,
      problem: `wrong entry ${issue?.path.join('.') ?? ''}`,
      expected:
        'from, to and why; addresses of up to 200 letters, digits, - . _ ~ and slashes, without slashes at their ends',
      found: JSON.stringify((Array.isArray(value) ? (value as unknown[])[Number(issue?.path[0])] : value) ?? null),
      remedy: 'write the entry like its neighbors',
    });
  }
  const seen = new Set<string>();
  for (const { from } of result.data) {
    if (seen.has(from)) {
      throw teachingError({
        file,
        problem: 'two entries for one address',
        expected: 'each `from` once',
        found: from,
        remedy: 'remove one of the two',
      });
    }
    seen.add(from);
  }
  return result.data;
}
