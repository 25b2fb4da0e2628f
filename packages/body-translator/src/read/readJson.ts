import { ParseErrorCode, visit, type JSONVisitor } from 'jsonc-parser';

import { isJsonObject, type Json, type JsonObject } from '@api-docs/kit';

import { InputError } from './inputError';

/** Levels of lists and objects inside of each other. No body of an API needs as many, and code that walks them could fail. */
const MAX_DEPTH = 100;

/** What is expected at a syntax error. Codes that are not listed have a sentence of their own. */
const EXPECTED: Partial<Record<ParseErrorCode, string>> = {
  [ParseErrorCode.PropertyNameExpected]: 'a name in double quotes',
  [ParseErrorCode.ValueExpected]: 'a value',
  [ParseErrorCode.ColonExpected]: 'a colon',
  [ParseErrorCode.CommaExpected]: 'a comma',
  [ParseErrorCode.CloseBraceExpected]: 'a comma or `}`',
  [ParseErrorCode.CloseBracketExpected]: 'a comma or `]`',
  [ParseErrorCode.EndOfFileExpected]: 'the end of the JSON',
  [ParseErrorCode.InvalidSymbol]: 'a value',
  [ParseErrorCode.InvalidNumberFormat]: 'a number',
};

const OTHER_ERRORS: Partial<Record<ParseErrorCode, string>> = {
  [ParseErrorCode.InvalidCommentToken]: 'JSON has no comments. Remove this one.',
  [ParseErrorCode.UnexpectedEndOfComment]: 'JSON has no comments. Remove this one.',
  [ParseErrorCode.UnexpectedEndOfString]: 'This text has no closing `"` in its line. Write a line break as `\\n`.',
  [ParseErrorCode.UnexpectedEndOfNumber]: 'This number lacks digits.',
  [ParseErrorCode.InvalidUnicode]: 'After `\\u`, JSON needs four hexadecimal digits.',
  [ParseErrorCode.InvalidEscapeCharacter]: 'JSON does not have this escape. Double the backslash: `\\\\`.',
  [ParseErrorCode.InvalidCharacter]:
    'This control character is not allowed in JSON. Write it as an escape, for example `\\t`.',
};

/** Words of other languages, and what JSON writes for them. */
const OTHER_WORDS: Readonly<Record<string, string>> = { True: 'true', False: 'false', None: 'null', undefined: 'null' };

function clip(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** Returns a word for a message; a space that JSON does not know, or what nobody sees, by its number in Unicode. */
function shownWord(word: string): string {
  const number = word.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return /^[\p{Z}\p{C}]/u.test(word) ? `the invisible character U+${number}` : `\`${word}\``;
}

/** Describes a syntax error by what is in the text. */
function syntaxMessage(code: ParseErrorCode, text: string, offset: number): string {
  const rest = text.slice(offset, offset + 60);
  const [word = rest.slice(0, 1)] = /^"[^"\n]{0,20}"?|^[\w$.+-]+/.exec(rest) ?? [];
  if (/^['`\u2018-\u201f]/.test(rest)) return 'JSON writes names and texts in straight double quotes: `"`.';
  const other = Object.hasOwn(OTHER_WORDS, word) ? OTHER_WORDS[word] : undefined;
  if (other !== undefined) return `JSON writes \`${other}\` instead of \`${word}\`.`;
  const own = OTHER_ERRORS[code];
  if (own !== undefined) return own;
  const isAfterComma = /,\s*$/.test(text.slice(0, offset)) && /^[\]}]/.test(rest);
  if (isAfterComma) return `JSON has no comma before \`${word}\`. Remove the comma.`;
  const found = rest === '' ? 'the text ends' : `there is ${shownWord(word)}`;
  return `Expected ${EXPECTED[code] ?? 'JSON'}, but ${found}.`;
}

/** Returns the digits of a number without zeros at the ends, and the power of ten that they are multiplied with. */
function significantDigits(literal: string): { digits: string; exponent: number } {
  const [, whole = '', fraction = '', power = '0'] = /^-?(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(literal) ?? [];
  const all = (whole + fraction).replace(/^0+/, '');
  const digits = all.replace(/0+$/, '');
  return { digits, exponent: digits === '' ? 0 : Number(power) - fraction.length + all.length - digits.length };
}

/** Decimal digits that tell each number of JavaScript from its neighbors. */
const MAX_DIGITS = 17;

/** Returns whether a number stays what was written. Programs print fractions with more digits than they need: `0.10000000000000001`. */
function isKept(literal: string, value: number): boolean {
  const [written, kept] = [significantDigits(literal), significantDigits(String(value))];
  if (written.digits === kept.digits && written.exponent === kept.exponent) return true;
  return written.exponent < 0 && written.digits.length <= MAX_DIGITS && value !== 0;
}

function checkNumber(literal: string): string | undefined {
  const value = Number(literal);
  // As most numbers are written.
  if (String(value) === literal) return undefined;
  if (Number.isFinite(value) && isKept(literal, value)) return undefined;
  const would = Number.isFinite(value) ? `would become \`${value}\`` : 'is too large';
  return `A browser cannot keep this number: \`${clip(literal)}\` ${would}. Shorten it, or write it as a text in double quotes.`;
}

/** Throws at the first problem that makes a text no JSON, or that `JSON.parse` would pass over. */
function checkJson(text: string): void {
  /** Names in each list and object that is open; those of a list are empty. */
  const open: Set<string>[] = [];
  const stop = (message: string | undefined, line: number, character: number) => {
    if (message !== undefined) throw new InputError({ message, line: line + 1, column: character + 1 });
  };
  const begin = (_offset: number, _length: number, line: number, character: number) => {
    open.push(new Set());
    if (open.length > MAX_DEPTH) stop(`The JSON has more than ${MAX_DEPTH} levels.`, line, character);
  };
  const end = () => void open.pop();
  const visitor: JSONVisitor = {
    onObjectBegin: begin,
    onObjectEnd: end,
    onArrayBegin: begin,
    onArrayEnd: end,
    onObjectProperty: (name, _offset, _length, line, character) => {
      const names = open.at(-1);
      if (names?.has(name)) stop(`The name \`${clip(name)}\` is there twice. Remove one of both.`, line, character);
      names?.add(name);
    },
    onLiteralValue: (value: unknown, offset, length, line, character) => {
      if (typeof value === 'number') stop(checkNumber(text.slice(offset, offset + length)), line, character);
    },
    onError: (code, offset, _length, line, character) => stop(syntaxMessage(code, text, offset), line, character),
  };
  visit(text, visitor, { disallowComments: true });
}

/**
 * Reads a JSON object. Unlike `JSON.parse` alone, its {@link InputError} says where a problem is, and what would be lost
 * without a word: names that are there twice, and digits of numbers.
 */
export function readJson(text: string): JsonObject {
  checkJson(text);
  let body: Json;
  try {
    body = JSON.parse(text) as Json;
  } catch {
    // The parser of places is more tolerant in few cases, for example with spaces that JSON does not know.
    throw new InputError({
      message: 'The text is not JSON. Look for characters that only look like spaces or quotes.',
    });
  }
  if (isJsonObject(body)) return body;
  const kind = Array.isArray(body) ? 'a list' : body === null ? '`null`' : `a ${typeof body}`;
  const message = `The JSON is ${kind}, but a body is an object in braces: \`{…}\`.`;
  throw new InputError({ message, line: 1, column: 1 });
}
