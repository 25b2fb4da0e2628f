import * as z from 'zod';

import { own } from '@api-docs/kit';
import { parseSchema } from '@api-docs/kit/node';

import type { Endpoint } from '../types';

const entry = z.strictObject({
  /** Path of the operation that replaces the legacy one, or method and path, or null if none is documented. */
  successor: z
    .string()
    .regex(/^(?:[^\s/]+ )?\//)
    .nullable(),
  /** Dotted legacy field path → dotted new field path. */
  renames: z.record(z.string(), z.string()).default({}),
  note: z.string().optional(),
});

const table = z.strictObject({
  operations: z.record(z.string(), entry),
  bodies: z.record(z.string(), entry),
});

/** Content of `openapi/successors.yaml`: what replaces each legacy operation and body. */
export type Successors = z.infer<typeof table>;

type Entry = Successors['operations'][string];

/** Returns the entry of a legacy operation, by method and path or by its path. */
export function successorEntry({ operations }: Successors, { method, path }: Endpoint): Entry | undefined {
  return own(operations, `${method} ${path}`) ?? own(operations, path);
}

/** Returns the entry of a legacy body. */
export function bodyEntry({ bodies }: Successors, name: string): Entry | undefined {
  return own(bodies, name);
}

/**
 * Validates the parsed table of successors.
 *
 * @param file its path in messages
 * @throws on an unknown or missing key, or an invalid value
 */
export function readSuccessors(value: unknown, file: string): Successors {
  return parseSchema(table, value, {
    file,
    subject: 'entry',
    expected: 'successor (a path, method and path, or null), renames (old path: new path), note',
    remedy: 'fix the entry: { successor: /path/of/operation, renames: { old_field: new_field } }',
  });
}
