import {
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  YAMLError,
  type Document,
  type ErrorCode,
  type Node,
  type ScalarTag,
  type Tags,
} from 'yaml';

import { parseInteger } from '../values/json';
import { buildError, throwErrors, type BuildErrorDetails } from '../errors/buildError';
import { MERGE_MARK } from './mergeMark';

/** Reads integers without rounding them. */
const exactIntegers = (tags: Tags): Tags =>
  tags.map((tag) =>
    typeof tag === 'object' && tag.tag === 'tag:yaml.org,2002:int' && tag.default && tag.format === undefined
      ? ({ ...tag, resolve: (text: string) => parseInteger(text.replace(/^\+/, '')) } as ScalarTag)
      : tag,
  );

/** Nodes for which an alias may stand, with the aliases in them, in all its places. Documents use one in each operation. */
const MAX_ALIASED = 100_000;

/** What to do about an error of the parser, by its code. */
const REMEDIES: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY: 'remove one of the two, or merge what is in them',
  TAB_AS_INDENT: 'indent with spaces',
  BAD_INDENT: 'close the bracket, or indent the line like those that belong to it',
  BLOCK_AS_IMPLICIT_KEY: 'put a text with a colon and a space in quotes, or indent the line like those beside it',
  MISSING_CHAR: 'close the quote or the bracket, or write the sign',
  MULTIPLE_DOCS: 'remove the line ---, or move the second document into a file of its own',
  BAD_ALIAS: 'put the text in quotes: it begins with * or &',
  BAD_SCALAR_START: 'put the text in quotes: it begins with a sign that YAML reserves',
  BAD_DQ_ESCAPE: 'double the backslash, or put the text in single quotes',
  UNEXPECTED_TOKEN: 'put a text that has brackets or braces in quotes, or fix the line',
  TAG_RESOLVE_FAILED: 'remove the tag: YAML of JSON has none. A part of another file is $ref: part.yaml',
};

/** What was found, where the parser speaks of itself. */
const FOUND: Partial<Record<ErrorCode, string>> = { MULTIPLE_DOCS: 'A second document' };

/** Errors that do not follow from others. */
const ALONE: readonly ErrorCode[] = ['DUPLICATE_KEY'];

/** Returns the line of an error of the parser, and what is on it: of a key that is there twice, from the key on. */
function placeOf(error: Error, text: string): { line: number; written: string } {
  const { code, linePos: [{ line, col }] = [{ line: 1, col: 1 }] } = error instanceof YAMLError ? error : {};
  const start = code === 'DUPLICATE_KEY' ? col - 1 : 0;
  return { line, written: text.split('\n')[line - 1]?.slice(start).trim() ?? '' };
}

/** Returns what to do about an error of the parser; undefined if that is not known. */
function remedyFor(error: Error, written: string): string | undefined {
  if (MERGE_MARK.test(written)) return 'resolve the conflict that git marks';
  return error instanceof YAMLError ? REMEDIES[error.code] : undefined;
}

/**
 * Returns what to do about the first error of a text that another parser of YAML refuses.
 *
 * @returns undefined if this parser takes the text, or knows no remedy
 */
export function yamlRemedy(text: string): string | undefined {
  const [error] = parseDocument(text, { logLevel: 'error' }).errors;
  // A line without a colon can be the text below front matter that nothing ends.
  if (error === undefined || /^Implicit map keys/.test(error.message)) return undefined;
  return remedyFor(error, placeOf(error, text).written);
}

/** Returns what a message names of an error of the parser. */
function detailsOf(error: Error, file: string, text: string): BuildErrorDetails {
  const { code } = error instanceof YAMLError ? error : {};
  const [message = ''] = error.message.split('\n');
  const { line, written } = placeOf(error, text);
  const found = (code && FOUND[code]) ?? message.replace(/ at line \d+, column \d+:?$/, '');
  return invalidLine(file, line, [found, written].filter(Boolean).join(': '), remedyFor(error, written));
}

function invalidLine(file: string, line: number, found: string, remedy = 'fix the line'): BuildErrorDetails {
  return { file: `${file}:${line}`, problem: 'the file is not valid YAML', expected: 'YAML 1.2', found, remedy };
}

/** The start of a comment in JSON, which YAML reads as a part of the next key. Example: `// a`. */
const JSON_COMMENT = /^\/[/*](?:\s|.*")/s;

const NO_COMMENT = 'remove the comment: JSON has none';

/** Finds a line with a comment in JSON that cannot be parsed. */
function commentInJson(text: string, file: string): BuildErrorDetails | undefined {
  const lines = /^\s*\{/.test(text) ? text.split('\n') : [];
  const index = lines.findIndex((line) => /^\s*\/[/*]/.test(line));
  return index < 0 ? undefined : invalidLine(file, index + 1, lines[index]?.trim() ?? '', NO_COMMENT);
}

/** Finds aliases without an anchor or inside of the value that they stand for, and comments in JSON. */
function misread(document: Document, lines: LineCounter, file: string): BuildErrorDetails[] {
  const found: BuildErrorDetails[] = [];
  const anchors = new Map<string, Node>();
  const lineOf = ({ range }: Node) => lines.linePos(range?.[0] ?? 0).line;
  visit(document, {
    Value: (_key, node) => void (node.anchor && anchors.set(node.anchor, node)),
    Alias: (_key, node, around) => {
      const { source } = node;
      const target = anchors.get(source);
      if (!target) {
        const remedy = `write &${source} before the value that is meant, or put the text in quotes`;
        found.push(invalidLine(file, lineOf(node), `*${source}, of which there is no anchor before`, remedy));
      } else if (around.includes(target)) {
        const remedy = 'refer to the value by its path, for example $ref: "#/components/schemas/Name"';
        found.push(invalidLine(file, lineOf(node), `*${source} inside of &${source}, which never ends`, remedy));
      }
    },
    Pair: (_key, { key }) => {
      if (!isScalar(key) || key.type !== 'PLAIN' || !JSON_COMMENT.test(String(key.value))) return;
      const [comment = ''] = String(key.value).split('\n');
      found.push(invalidLine(file, lineOf(key), comment, NO_COMMENT));
    },
  });
  return found;
}

/**
 * Parses a YAML or JSON file of the project. Integers that a `number` would round are `bigint`, and `<<` merges keys as in YAML 1.1.
 *
 * @param text the content of the file
 * @param file path relative to the project, for the error
 * @throws if it is not valid YAML or has several documents, with the first error and all keys that are there twice
 */
export function parseYaml(text: string, file: string): unknown {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { customTags: exactIntegers, merge: true, lineCounter, logLevel: 'error' });
  const [first, ...others] = document.errors;
  const further = others.filter(({ code }) => ALONE.includes(code));
  if (first)
    throw buildError(
      commentInJson(text, file) ?? detailsOf(first, file, text),
      ...further.map((one) => detailsOf(one, file, text)),
    );
  // Tags of YAML itself mean nothing else than the values say.
  const tags = document.warnings.filter(
    ({ code, message }) => code === 'TAG_RESOLVE_FAILED' && / !(?!!)/.test(message),
  );
  throwErrors([...tags.map((one) => detailsOf(one, file, text)), ...misread(document, lineCounter, file)]);
  try {
    return document.toJS({ maxAliasCount: MAX_ALIASED }) as unknown;
  } catch (error) {
    throw error instanceof Error ? buildError(detailsOf(error, file, text)) : error;
  }
}
