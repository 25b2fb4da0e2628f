import { isJsonObject, type Json } from '@api-docs/kit';

import type { Answers, Migration, Translation } from '../types';
import { completeBody } from './completeBody';
import { groupLines } from './fieldLines';
import { fieldTree } from './fieldTree';
import { Mover } from './moveValues';

/** A migration to a successor. */
export type PossibleMigration = Migration & Required<Pick<Migration, 'successor'>>;

/** Returns whether calls of a migration can be translated. */
export function isPossible(migration: Migration): migration is PossibleMigration {
  return migration.successor !== undefined;
}

/** Returns how sentences name the legacy operation or body. */
function ownerOf({ path, id }: Pick<Migration, 'path' | 'id'>): string {
  return path === undefined ? `the legacy body \`${id}\`` : `\`${path}\``;
}

/** Says in a sentence or two why calls of a migration cannot be translated; the note of the migration is not repeated. */
export function whyImpossible(migration: Migration): string {
  return migration.refused ?? `No successor of ${ownerOf(migration)} is documented, so there is no new call.`;
}

/**
 * Translates a legacy body to the body of the successor. Values are moved as they are, also those of a wrong type. Every value
 * of the legacy body is in the new body or in a line.
 *
 * @param answers values for {@link Translation.questions} by their pointers
 * @returns the lines of the legacy body in its order, then those of added values
 */
export function translate(migration: PossibleMigration, body: Json, answers: Answers = {}): Translation {
  const [legacy, target] = [fieldTree(migration.fields), fieldTree(migration.successor.fields)];
  const names = { legacy: ownerOf(migration), successor: `\`${migration.successor.operation.path}\`` };
  const mover = new Mover(names.legacy, names.successor);
  const moved = mover.visit({ value: isJsonObject(body) ? body : {}, from: '', to: '', path: '', legacy, target });
  const completed = completeBody(target, names, moved ?? {}, answers);
  return { ...completed, lines: groupLines([...mover.lines, ...completed.lines]) };
}
