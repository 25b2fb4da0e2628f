import type { InputProblem } from './types';

/** Thrown at what makes a text unreadable. */
export class InputError extends Error {
  constructor(readonly problem: InputProblem) {
    super(problem.message);
  }
}

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

/** A sticky pattern, and what follows from a match. */
export type Rule = readonly [pattern: RegExp, act: (match: RegExpExecArray) => void];

/** Returns the line and the column of an offset, from 1. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Reads a text from left to right, and collects words and commands. */
export class CommandReader {
  protected readonly commands: ShellCommand[] = [];
  protected command: ShellCommand = { words: [], pipe: { from: false, to: false } };
  protected word: ShellWord | undefined;
  protected offset = 0;

  /** @param advice what a message says about apostrophes */
  constructor(
    protected readonly text: string,
    private readonly advice: string,
  ) {}

  /** Moves behind what a sticky pattern matches here. */
  protected match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.text) ?? undefined;
    if (found) this.offset = pattern.lastIndex;
    return found;
  }

  /** Follows the first rule whose pattern matches here. Returns whether there is one. */
  protected apply(rules: readonly Rule[]): boolean {
    return rules.some(([pattern, act]) => {
      const found = this.match(pattern);
      if (found) act(found);
      return found !== undefined;
    });
  }

  /** Reports what has no end. */
  protected stop(what: string, offset: number): never {
    const message = `In the command, ${what} is not closed.${this.advice}`;
    throw new InputError({ message, ...placeOf(this.text, offset) });
  }

  /** Reads a text by rules, which do not match a quote that ends it. */
  protected readQuoted(rules: readonly Rule[], what: string): void {
    const start = this.offset - 1;
    this.append('');
    let isInside = true;
    while (isInside) isInside = this.apply(rules);
    if (!this.match(/"/y)) this.stop(what, start);
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

interface HereDocument {
  command: ShellCommand;
  delimiter: string;
  isIndented: boolean;
  /** Its delimiter has quotes, so that the shell leaves the text as it is. */
  isLiteral: boolean;
}

const INPUTS: Partial<Record<string, 'input' | 'inputFile'>> = { '<<<': 'input', '<': 'inputFile' };

/** Reads commands as bash and zsh do, without running anything. */
class ShellReader extends CommandReader {
  private hereDocuments: HereDocument[] = [];
  /** The next word is not an argument: the name of a file for input or output, or the input. */
  private target: 'input' | 'inputFile' | 'output' | undefined;

  /** `$NAME`, `${NAME}` and `${NAME:-default}`, the output of a command, and a lone `$`. */
  private readonly expansions: Rule[] = [
    [
      /\$(?:(\w+)|\{(\w+)(?::?[-=]((?:[^}\\]|\\[^])*))?\})/y,
      ([whole, plain, braced = '', value]) => {
        if (value === undefined) this.appendUnknown(whole, plain ?? braced);
        else this.append(value.replace(/^(["'])([^]*)\1$/, '$2'));
      },
    ],
    [/\$\{\w+:?[-=]/y, ({ index }) => this.stop('`${`', index)],
    [/`[^`]*`/y, ([whole]) => this.appendUnknown(whole)],
    [/`/y, ({ index }) => this.stop('the backtick', index)],
    [/\$\(/y, ({ index }) => this.readCommand(index)],
    [/\$/y, ([sign]) => this.append(sign)],
  ];

  private readonly inDoubleQuotes: Rule[] = [
    [/\\(["$`\\])/y, ([, escaped = '']) => this.append(escaped)],
    [/\\\n/y, () => this.append('')],
    [/[^"$`\\]+|\\/y, ([text]) => this.append(text)],
    ...this.expansions,
  ];

  private readonly inputs: Rule[] = [
    [/<<<[ \t]*/y, ([sign]) => this.redirect(sign)],
    [/<<(-?)[ \t]*(?:'([^'\n]*)'|"([^"\n]*)"|\\?([^\s'"<>|;&()]+))/y, (match) => this.startHereDocument(match)],
  ];

  private readonly betweenWords: Rule[] = [
    [/#[^\n]*/y, () => undefined],
    ...this.inputs,
    [/\d*(?:>>|>\||>&|<&|&>|[<>])[ \t]*/y, ([sign]) => this.redirect(sign)],
  ];

  private readonly rules: Rule[] = [
    [/(?:[ \t\r]|\\\r?\n)+/y, () => this.endWord()],
    [/\n/y, () => this.endLine()],
    ...this.inputs,
    [/[<>]+&?[ \t]*/y, ([sign]) => this.redirect(sign)],
    [/\|\||&&|\|&|[|;&()]/y, ([operator]) => this.endCommand(operator === '|' || operator === '|&')],
    [/\$'((?:[^'\\]|\\[^])*)'/y, ([, text = '']) => this.append(unescapeAnsi(text))],
    [/'([^']*)'/y, ([, text = '']) => this.append(text)],
    [/\\([^])/y, ([, escaped = '']) => this.append(escaped)],
    [/[^\s'"\\$`|;&<>()]+/y, ([text]) => this.append(text)],
    // With `$`, bash translates the text.
    [/\$?"/y, () => this.readQuoted(this.inDoubleQuotes, 'the quote `"`')],
    [/'/y, ({ index }) => this.stop("the quote `'`", index)],
    ...this.expansions,
    [/[^]/y, ([text]) => this.append(text)],
  ];

  read(): ShellCommand[] {
    while (this.offset < this.text.length) if (this.word || !this.apply(this.betweenWords)) this.apply(this.rules);
    this.endCommand(false);
    const [unclosed] = this.hereDocuments;
    if (unclosed) this.stop(`the here-document \`${unclosed.delimiter}\``, this.text.length);
    return this.commands;
  }

  private redirect(sign: string): void {
    this.endWord();
    this.target = INPUTS[sign.trim()] ?? 'output';
  }

  private startHereDocument([, dash, single, double, plain]: RegExpExecArray): void {
    this.endWord();
    const delimiter = single ?? double ?? plain ?? '';
    const { command } = this;
    this.hereDocuments.push({ command, delimiter, isIndented: dash === '-', isLiteral: plain === undefined });
  }

  /** Reads `$(…)` behind its start. */
  private readCommand(start: number): void {
    for (let depth = 1; depth > 0;) {
      const parenthesis = this.match(/[^()]*([()])/y) ?? this.stop('`$(`', start);
      depth += parenthesis[1] === '(' ? 1 : -1;
    }
    this.appendUnknown(this.text.slice(start, this.offset));
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
        if (this.offset >= this.text.length) this.stop(`the here-document \`${delimiter}\``, this.offset);
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

/**
 * Splits a text into commands and their words, as bash and zsh do. Variables with a default have it as their value; others stay
 * as they are written.
 *
 * @throws an {@link InputError} if a quote or a here-document has no end
 */
export function readShell(text: string): ShellCommand[] {
  const advice = " An apostrophe ends a text in single quotes: write it as `'\\''`.";
  return new ShellReader(text, text.includes("'") ? advice : '').read();
}
