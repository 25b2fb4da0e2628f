import type { InputProblem } from './types';

/** A word of a command, after the shell removed its quotes. */
export interface ShellWord {
  text: string;
  /** Environment variables in it, whose values only the shell knows. The text has them as they are written. */
  variables: string[];
  /** It contains the output of another command, which the text has as it is written. */
  hasCommand: boolean;
}

/** A command as a shell reads it. */
export interface ShellCommand {
  words: ShellWord[];
  /** Text of its here-document or here-string. */
  input?: string;
  /** Name of the file that is its input. */
  inputFile?: string;
  /** Its output goes to the next command, or comes from the one before. */
  pipe: { from: boolean; to: boolean };
}

const ANSI_ESCAPES: Readonly<Record<string, string>> = {
  ...{ n: '\n', t: '\t', r: '\r', a: '\u0007', b: '\b', e: '\u001b', E: '\u001b', f: '\f', v: '\v' },
};

/** `\n`, `\u0041` and others of `$'…'`, and bytes in a row, such as `\xc3\xa9` or `\101`. */
const ANSI_ESCAPE = /((?:\\(?:x[\da-f]{1,2}|[0-7]{1,3}))+)|\\(?:u([\da-f]{1,4})|U([\da-f]{1,8})|([^]))/gi;

const BYTE = /\\(?:x([\da-f]{1,2})|([0-7]{1,3}))/gi;

/** Decodes bytes in UTF-8, as the receiver of a body does. */
function decodeBytes(escapes: string): string {
  const bytes = [...escapes.matchAll(BYTE)].map(([, hex, octal = '']) =>
    hex === undefined ? parseInt(octal, 8) : parseInt(hex, 16),
  );
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

function unescapeAnsi(text: string): string {
  return text.replace(ANSI_ESCAPE, (whole, bytes?: string, short?: string, long?: string, letter?: string) => {
    if (bytes !== undefined) return decodeBytes(bytes);
    const code = short ?? long;
    if (code === undefined) return ANSI_ESCAPES[letter ?? ''] ?? letter ?? '';
    const point = parseInt(code, 16);
    return point > 0x10_ffff ? whole : String.fromCodePoint(point);
  });
}

/** What starts a word or ends one, by the first match. */
const TOKENS = {
  space: /(?:[ \t\r]|\\\r?\n)+/y,
  comment: /#[^\n]*/y,
  newline: /\n/y,
  hereString: /<<<[ \t]*/y,
  hereDocument: /<<(-?)[ \t]*(?:'([^'\n]*)'|"([^"\n]*)"|\\?([^\s'"<>|;&()]+))/y,
  redirection: /\d*(?:>>|>\||>&|<&|&>|[<>])[ \t]*/y,
  operator: /\|\||&&|\|&|[|;&()]/y,
  singleQuoted: /'([^']*)'/y,
  ansiQuoted: /\$'((?:[^'\\]|\\[^])*)'/y,
  escaped: /\\([^])/y,
  plain: /[^\s'"\\$`|;&<>()]+/y,
};

const IN_DOUBLE_QUOTES = { escaped: /\\(["$`\\])/y, continued: /\\\n/y, plain: /[^"$`\\]+|\\/y };

/** `$NAME`, `${NAME}` and `${NAME:-default}`. */
const OPEN_DEFAULT = /\$\{\w+:?[-=]/y;
const VARIABLE = /\$(?:(\w+)|\{(\w+)(?::?[-=]((?:[^}\\]|\\[^])*))?\})/y;

/** Reads a text from left to right, and collects words and commands. */
export class CommandReader {
  readonly commands: ShellCommand[] = [];
  protected command: ShellCommand = { words: [], pipe: { from: false, to: false } };
  protected word: ShellWord | undefined;
  protected offset = 0;

  constructor(protected readonly text: string) {}

  /** Moves behind what a sticky pattern matches here. */
  protected match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.text) ?? undefined;
    if (found) this.offset = pattern.lastIndex;
    return found;
  }

  protected append(text: string): void {
    this.word ??= { text: '', variables: [], hasCommand: false };
    this.word.text += text;
  }

  /** Appends what only the shell knows, as it is written: a variable, or the output of a command. */
  protected appendUnknown(text: string, variable?: string): void {
    this.append(text);
    if (variable !== undefined) this.word?.variables.push(variable);
    else if (this.word) this.word.hasCommand = true;
  }

  protected endWord(): void {
    if (this.word) this.command.words.push(this.word);
    this.word = undefined;
  }

  protected endCommand(isPipe: boolean): void {
    this.endWord();
    this.command.pipe.to = isPipe;
    if (this.command.words.length > 0) this.commands.push(this.command);
    this.command = { words: [], pipe: { from: isPipe, to: false } };
  }
}

/** Thrown at what has no end. */
class Unclosed extends Error {
  constructor(
    readonly what: string,
    readonly offset: number,
  ) {
    super(what);
  }
}

interface HereDocument {
  command: ShellCommand;
  delimiter: string;
  isIndented: boolean;
  /** Its delimiter has quotes, so that the shell leaves the text as it is. */
  isLiteral: boolean;
}

/** Reads commands as bash and zsh do, without running anything. */
class ShellReader extends CommandReader {
  private hereDocuments: HereDocument[] = [];
  /** The next word is not an argument: the name of a file for input or output, or the input. */
  private target: 'input' | 'inputFile' | 'output' | undefined;

  read(): ShellCommand[] {
    while (this.offset < this.text.length) this.readNext();
    this.endCommand(false);
    const [unclosed] = this.hereDocuments;
    if (unclosed) throw new Unclosed(`the here-document \`${unclosed.delimiter}\``, this.text.length);
    return this.commands;
  }

  private readNext(): void {
    if (this.match(TOKENS.space)) return this.endWord();
    if (this.match(TOKENS.newline)) return this.endLine();
    if (!this.word && this.match(TOKENS.comment)) return undefined;
    if (this.readRedirection()) return undefined;
    const operator = this.match(TOKENS.operator)?.[0];
    if (operator !== undefined) return this.endCommand(operator === '|' || operator === '|&');
    return this.readPart();
  }

  private readRedirection(): boolean {
    if (this.match(TOKENS.hereString)) {
      this.endWord();
      this.target = 'input';
      return true;
    }
    const document = this.match(TOKENS.hereDocument);
    if (document) {
      this.endWord();
      const [, dash, single, double, plain] = document;
      const delimiter = single ?? double ?? plain ?? '';
      this.hereDocuments.push({
        command: this.command,
        delimiter,
        isIndented: dash === '-',
        isLiteral: plain === undefined,
      });
      return true;
    }
    // The number before a redirection is a word of its own only at its start.
    const redirection = this.word ? undefined : this.match(TOKENS.redirection);
    const symbol =
      redirection ?? (/[<>]/.test(this.text.charAt(this.offset)) ? this.match(/[<>]+&?[ \t]*/y) : undefined);
    if (!symbol) return false;
    this.endWord();
    this.target = symbol[0].trim() === '<' ? 'inputFile' : 'output';
    return true;
  }

  private readPart(): void {
    const start = this.offset;
    const ansi = this.match(TOKENS.ansiQuoted);
    if (ansi) return this.append(unescapeAnsi(ansi[1] ?? ''));
    const single = this.match(TOKENS.singleQuoted);
    if (single) return this.append(single[1] ?? '');
    const escaped = this.match(TOKENS.escaped);
    if (escaped) return this.append(escaped[1] ?? '');
    const plain = this.match(TOKENS.plain);
    if (plain) return this.append(plain[0]);
    if (this.text.charAt(start) === '"') return this.readDoubleQuoted();
    if (this.text.charAt(start) === "'") throw new Unclosed("the quote `'`", start);
    // A text that bash translates.
    if (this.text.startsWith('$"', start)) {
      this.offset += 1;
      return this.readDoubleQuoted();
    }
    return this.readExpansion();
  }

  private readDoubleQuoted(): void {
    const start = this.offset;
    this.offset += 1;
    this.append('');
    while (this.text.charAt(this.offset) !== '"') {
      if (this.offset >= this.text.length) throw new Unclosed('the quote `"`', start);
      const escaped = this.match(IN_DOUBLE_QUOTES.escaped);
      const plain = escaped ?? this.match(IN_DOUBLE_QUOTES.continued);
      if (plain) this.append(escaped?.[1] ?? '');
      else {
        const text = this.match(IN_DOUBLE_QUOTES.plain);
        if (text) this.append(text[0]);
        else this.readExpansion();
      }
    }
    this.offset += 1;
  }

  /** Reads a variable or a command in `$(…)` or backticks; a lone `$` is itself. */
  private readExpansion(): void {
    const start = this.offset;
    const variable = this.match(VARIABLE);
    if (variable) {
      const [whole, plain, braced, value] = variable;
      if (value !== undefined) return this.append(value.replace(/^(["'])([^]*)\1$/, '$2'));
      return this.appendUnknown(whole, plain ?? braced ?? '');
    }
    if (this.match(OPEN_DEFAULT)) throw new Unclosed('`${`', start);
    const isOld = this.text.charAt(start) === '`';
    if (!isOld && !this.text.startsWith('$(', start)) {
      this.offset += 1;
      return this.append(this.text.slice(start, this.offset));
    }
    const end = isOld ? this.text.indexOf('`', start + 1) : this.endOfParentheses(start + 1);
    if (end < 0) throw new Unclosed(isOld ? 'the backtick' : '`$(`', start);
    this.offset = end + 1;
    return this.appendUnknown(this.text.slice(start, this.offset));
  }

  private endOfParentheses(start: number): number {
    let depth = 0;
    for (let index = start; index < this.text.length; index += 1) {
      const character = this.text.charAt(index);
      if (character === '(') depth += 1;
      if (character === ')') depth -= 1;
      if (depth === 0) return index;
    }
    return -1;
  }

  protected override endWord(): void {
    const { word, target } = this;
    if (!word || target === undefined) return super.endWord();
    this.word = undefined;
    this.target = undefined;
    if (target !== 'output') this.command[target] = word.text;
    return undefined;
  }

  private endLine(): void {
    this.endCommand(false);
    for (const { command, delimiter, isIndented, isLiteral } of this.hereDocuments) {
      const lines: string[] = [];
      for (;;) {
        if (this.offset >= this.text.length) throw new Unclosed(`the here-document \`${delimiter}\``, this.offset);
        const end = this.text.indexOf('\n', this.offset);
        const line = this.text.slice(this.offset, end < 0 ? undefined : end).replace(/\r$/, '');
        this.offset = end < 0 ? this.text.length : end + 1;
        const own = isIndented ? line.replace(/^\t+/, '') : line;
        if (own === delimiter) break;
        lines.push(own);
      }
      const content = lines.map((line) => `${line}\n`).join('');
      command.input = isLiteral ? content : content.replace(/\\([$`\\])/g, '$1');
    }
    this.hereDocuments = [];
  }
}

/** Returns the line and the column of an offset, from 1. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/**
 * Splits a text into commands and their words, as bash and zsh do. Variables with a default have it as their value; others stay
 * as they are written.
 *
 * @returns the commands, or the problem if a quote or a here-document has no end
 */
export function readShell(text: string): ShellCommand[] | InputProblem {
  try {
    return new ShellReader(text).read();
  } catch (error) {
    if (!(error instanceof Unclosed)) throw error;
    const { what, offset } = error;
    const advice = text.includes("'") ? " An apostrophe ends a text in single quotes: write it as `'\\''`." : '';
    return { message: `In the command, ${what} is not closed.${advice}`, ...placeOf(text, offset) };
  }
}
