import type { InputProblem, ReadInput } from '../types';
import { InputError, placeOf } from './inputError';
import { fromCurl, isCurlText, readCurl, withoutPrompts, type CurlCall } from './readCurl';
import { readJson } from './readJson';
import { likelyShells } from './shell/shells';

/** Length of a text that is read, in characters: what a page reads, translates, checks and shows in about 200 ms. */
export const MAX_INPUT_LENGTH = 200_000;

/** Length of a command that is read: each of the likely shells reads it. On Linux, one option has at most 131,072 characters. */
export const MAX_COMMAND_LENGTH = 50_000;

/** Returns whether a text could not be read. */
export function isProblem(result: object): result is InputProblem {
  return 'message' in result;
}

/** Returns the message of a problem with its place, for example `Line 3, column 5: Expected a comma, but the text ends.` */
export function describeProblem({ message, line, column }: InputProblem): string {
  return line === undefined || column === undefined ? message : `Line ${line}, column ${column}: ${message}`;
}

/** Returns what a function reads, or why it cannot. */
function attempt<Result>(read: () => Result): Result | InputProblem {
  try {
    return read();
  } catch (error) {
    if (error instanceof InputError) return error.problem;
    throw error;
  }
}

/** Moves the place of a problem from the body to the text that contains it. */
function inText({ line, column, ...problem }: InputProblem, body: string, text: string): InputProblem {
  const start = text.indexOf(body);
  if (line === undefined || column === undefined || start < 0 || body === '') return problem;
  const place = placeOf(text, start);
  return { ...problem, line: place.line + line - 1, column: line === 1 ? place.column + column - 1 : column };
}

function readCall(call: CurlCall, text: string): ReadInput | InputProblem {
  const { data, ...head } = call;
  if (data === undefined) return { ...head, body: {} };
  // Windows PowerShell needs a backslash before each quote, which curl does not receive.
  const json = /^\s*\{\s*\\"/.test(data) ? data.replace(/\\(["\\])/g, '$1') : data;
  const read = attempt(() => ({ ...head, body: readJson(json) }));
  if (!isProblem(read)) return read;
  const advice = /^\s*\{[^"]*$/.test(data)
    ? ' A shell removes the quotes of a text: put the body in single quotes.'
    : '';
  return inText({ ...read, message: `The body of the command is not read. ${read.message}${advice}` }, data, text);
}

function tooLong(what: string, { length }: string, most: number): string {
  const [given, limit] = [length, most].map((number) => number.toLocaleString('en-US'));
  return `The ${what} has ${given} characters, but at most ${limit} are read.`;
}

/** Reads a command as the first of the likely shells in which it has a body of JSON. */
function readCommand(command: string, text: string): ReadInput | InputProblem {
  let first: ReadInput | InputProblem | undefined;
  for (const shell of likelyShells(command)) {
    const call = attempt(() => readCurl(command, shell));
    const result = isProblem(call) ? call : readCall(call, text);
    if (!isProblem(result) && !isProblem(call) && call.data !== undefined) return result;
    first ??= result;
  }
  return first ?? { message: 'The text has no `curl` command.' };
}

/** Reads a text with a command; if it cannot be read as a whole, as with prose before the command, the command alone. */
function readCommandText(text: string): ReadInput | InputProblem {
  const pasted = withoutPrompts(text);
  const whole = readCommand(pasted, text);
  const command = fromCurl(pasted);
  const alone = isProblem(whole) && command !== pasted ? readCommand(command, text) : whole;
  return isProblem(alone) ? whole : alone;
}

/** A block of code in Markdown, as chats and issues have it. */
const FENCED = /^(\s*)(`{3,}|~{3,})[^\n`]*(\n[^]*?)\n[ \t]*\2\s*$/;

/** Removes the fences around a text. Its lines keep their numbers. */
const withoutFences = (text: string) => text.replace(FENCED, '$1$3');

/**
 * Reads what somebody pasted: the JSON of a body, or a command that calls curl. It never throws.
 *
 * @returns the body, with method and path of a command, or the problem with its place. A command without a body has an empty
 *   object as its body.
 */
export function readInput(given: string): ReadInput | InputProblem {
  const whole = given.replace(/^\ufeff/, '');
  if (whole.length > MAX_INPUT_LENGTH) return { message: tooLong('text', whole, MAX_INPUT_LENGTH) };
  const text = withoutFences(whole);
  if (text.trim() === '') return { message: 'Paste the JSON of a legacy body, or a `curl` command.' };
  if (isCurlText(text)) {
    if (text.length <= MAX_COMMAND_LENGTH) return readCommandText(text);
    return { message: `${tooLong('command', text, MAX_COMMAND_LENGTH)} Paste the JSON of its body alone.` };
  }
  const read = attempt(() => ({ body: readJson(text), leftOut: [] }));
  if (!isProblem(read)) return read;
  const isOther = !/^\s*[[{"]/.test(text);
  return isOther ? { ...read, message: `This is neither JSON nor a \`curl\` command. ${read.message}` } : read;
}
