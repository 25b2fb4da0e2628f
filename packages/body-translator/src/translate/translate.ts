import { isJsonObject, type Json } from '@api-docs/kit';

import type { Answers, Move, Translation } from '../types';
import { completeBody } from './completeBody';
import { groupLines } from './fieldLines';
import { fieldTree } from './fieldTree';
import { Mover } from './moveValues';

/** A move to a successor. */
export type PossibleMove = Move & Required<Pick<Move, 'successor'>>;

/** Returns whether calls of a move can be translated. */
export function isPossible(move: Move): move is PossibleMove {
  return move.successor !== undefined;
}

/** Returns how sentences name the legacy operation or body. */
function ownerOf({ path, id }: Pick<Move, 'path' | 'id'>): string {
  return path === undefined ? `the legacy body \`${id}\`` : `\`${path}\``;
}

/** Says in a sentence or two why calls of a move cannot be translated; the note of the move is not repeated. */
export function whyImpossible(move: Move): string {
  return move.refused ?? `No successor of ${ownerOf(move)} is documented, so there is no new call.`;
}

/**
 * Translates a legacy body to the body of the successor. Values are moved as they are, also those of a wrong type. Every value
 * of the legacy body is in the new body or in a line.
 *
 * @param answers values for {@link Translation.questions} by their pointers
 * @returns the lines of the legacy body in its order, then those of added values
 */
export function translate(move: PossibleMove, body: Json, answers: Answers = {}): Translation {
  const [legacy, target] = [fieldTree(move.fields), fieldTree(move.successor.fields)];
  const names = { legacy: ownerOf(move), successor: `\`${move.successor.operation.path}\`` };
  const mover = new Mover(names.legacy, names.successor);
  const moved = mover.visit({ value: isJsonObject(body) ? body : {}, from: [], to: [], path: '', legacy, target });
  const completed = completeBody(target, names, moved ?? {}, answers);
  return { ...completed, lines: groupLines([...mover.lines, ...completed.lines]) };
}
