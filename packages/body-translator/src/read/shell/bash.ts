import { unescapeAnsi } from './ansiEscapes';
import {
  CommandReader,
  rulesByStart,
  type ReadCommands,
  type Rule,
  type ShellCommand,
  type ShellWord,
} from './commandReader';

interface HereDocument {
  command: ShellCommand;
  delimiter: string;
  isIndented: boolean;
  /** Its delimiter has quotes, so that the shell leaves the text as it is. */
  isLiteral: boolean;
}

const INPUTS: Partial<Record<string, 'input' | 'inputFile'>> = { '<<<': 'input', '<': 'inputFile' };

/** An escape, a variable, or a command whose output the shell writes into a here-document. */
const IN_HERE_DOCUMENT = /\\([$`\\])|\$(?:(\w+)|\{(\w+)[^{}]*\})|\$\([^()]*\)|`[^`]*`/g;

/** Reads the text of a here-document whose delimiter has no quotes. */
function readHereDocument(content: string): ShellWord {
  const [variables, commands]: [string[], string[]] = [[], []];
  const text = content.replace(IN_HERE_DOCUMENT, (written, escaped?: string, plain?: string, braced = plain) => {
    if (escaped !== undefined) return escaped;
    if (braced === undefined) commands.push(written);
    else variables.push(braced);
    return written;
  });
  return { text, variables, commands };
}

/** Reads commands as bash and zsh do, without running anything. */
export class BashReader extends CommandReader {
  private hereDocuments: HereDocument[] = [];
  /** The next word is not an argument: the name of a file for input or output, or the input. */
  private target: 'input' | 'inputFile' | 'output' | undefined;

  /** `$NAME`, `${NAME}` and `${NAME:-default}`, the output of a command, and a lone `$`. */
  private readonly expansions: Rule[] = [
    [
      '$',
      /\$(?:(\w+)|\{(\w+)(?::?[-=]([^}\\]*(?:\\[^][^}\\]*)*))?\})/y,
      ([whole, plain, braced = '', value]) => {
        if (value === undefined) this.appendUnknown(whole, plain ?? braced);
        else this.append(value.replace(/^(["'])([^]*)\1$/, '$2'));
      },
    ],
    ['$', /\$\{\w+:?[-=]/y, ({ index }) => this.stop('`${`', index)],
    ['`', /`[^`]*`/y, ([whole]) => this.appendUnknown(whole)],
    ['`', /`/y, ({ index }) => this.stop('the backtick', index)],
    ['$', /\$\(/y, ({ index }) => this.readCommand(index)],
    ['$', /\$/y, ([sign]) => this.append(sign)],
  ];

  private readonly inDoubleQuotes = rulesByStart([
    ['\\', /\\(["$`\\])/y, ([, escaped = '']) => this.append(escaped)],
    ['\\', /\\\n/y, () => this.append('')],
    ['', /[^"$`\\]+|\\/y, ([text]) => this.append(text)],
    ...this.expansions,
  ]);

  private readonly inputs: Rule[] = [
    ['<', /<<<[ \t]*/y, ([sign]) => this.redirect(sign)],
    ['<', /<<(-?)[ \t]*(?:'([^'\n]*)'|"([^"\n]*)"|\\?([^\s'"<>|;&()]+))/y, (match) => this.startHereDocument(match)],
  ];

  private readonly betweenWords = rulesByStart([
    ['#', /#[^\n]*/y, () => undefined],
    ...this.inputs,
    ['0123456789<>&', /\d*(?:>>|>\||>&|<&|&>|[<>])[ \t]*/y, ([sign]) => this.redirect(sign)],
  ]);

  private readonly rules = rulesByStart([
    // Behind the backslash that continues a line, copied commands have spaces.
    [' \t\r\\', /[ \t\r]+|\\[^\S\n]*\n/y, () => this.endWord()],
    ['\n', /\n/y, () => this.endLine()],
    ...this.inputs,
    ['<>', /[<>]+&?[ \t]*/y, ([sign]) => this.redirect(sign)],
    ['|;&()', /\|\||&&|\|&|[|;&()]/y, ([operator]) => this.endCommand(operator === '|' || operator === '|&')],
    ['$', /\$'([^'\\]*(?:\\[^][^'\\]*)*)'/y, ([, text = '']) => this.append(unescapeAnsi(text))],
    ["'", /'([^']*)'/y, ([, text = '']) => this.append(text)],
    ['\\', /\\([^])/y, ([, escaped = '']) => this.append(escaped)],
    ['', /[^\s'"\\$`|;&<>()]+/y, ([text]) => this.append(text)],
    // With `$`, bash translates the text.
    ['$"', /\$?"/y, () => this.readQuoted(this.inDoubleQuotes, 'the quote `"`')],
    ["'", /'/y, ({ index }) => this.stop("the quote `'`", index)],
    ...this.expansions,
    ['', /[^\S\n]+/y, () => this.endWord()],
    ['', /[^]/y, ([text]) => this.append(text)],
  ]);

  protected readPart(): void {
    if (this.word || !this.apply(this.betweenWords)) this.apply(this.rules);
  }

  override read(): ReadCommands {
    const read = super.read();
    const [unclosed] = this.hereDocuments;
    if (unclosed) this.stop(`the here-document \`${unclosed.delimiter}\``, this.text.length);
    return read;
  }

  protected override endCommand(isPipe: boolean): void {
    super.endCommand(isPipe);
    // Their texts follow the line.
    this.isFound &&= this.hereDocuments.length === 0;
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
    if (target === 'input') this.command.input = word;
    else if (target === 'inputFile') this.command.inputFile = word.text;
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
      command.input = isLiteral ? { text: content, variables: [], commands: [] } : readHereDocument(content);
    }
    this.hereDocuments = [];
    this.isFound = this.isWantedRead;
  }
}
