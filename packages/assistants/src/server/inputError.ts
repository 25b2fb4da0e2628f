import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';

import { closestName } from '@api-docs/kit';

/** Names in a message that has no closest one. */
const MAX_NAMES = 40;

/** A question that cannot be answered as it was asked. Its message says what to ask instead. */
export class InputError extends Error {}

/**
 * Runs the answer to a request of the protocol, whose names the client chooses.
 *
 * @param data of the error, for the client
 * @throws a `ProtocolError` with the message of an {@link InputError}; other errors as they are
 */
export function answerOrRefuse<Result>(data: object | undefined, answer: () => Result): Result {
  try {
    return answer();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, error.message, data);
  }
}

/** Returns a text for messages with at most 80 characters of what was given. */
export function quote(given: string): string {
  return `"${given.length > 80 ? `${given.slice(0, 80)}…` : given}"`;
}

/**
 * Returns the error for an unknown name.
 *
 * @param kind for example `operation`
 * @param known names to choose from, those that are suggested first
 * @param options `where` completes the sentence, for example ` in docs v3.4.0`; `near` is the name that was probably meant,
 *   by default the one that is spelled most similarly
 */
export function unknownName(
  kind: string,
  given: string,
  known: readonly string[],
  { where = '', near = closestName(given, known) }: { where?: string; near?: string | undefined } = {},
): InputError {
  const names = known.slice(0, MAX_NAMES).map((name) => `\`${name}\``);
  const list =
    names.length === 0 ? 'There are none.' : `Known: ${names.join(', ')}${known.length > MAX_NAMES ? ', …' : ''}.`;
  const advice = near === undefined ? list : `Did you mean \`${near}\`?`;
  return new InputError(`There is no ${kind} ${quote(given)}${where}. ${advice}`);
}
