import { CommandReader, rulesByStart } from './commandReader';

/** Replaces the escapes of `cmd`, which apply outside of its quotes only; separators of commands become line breaks. */
function withoutCarets(text: string): string {
  let isQuoted = false;
  return text.replace(/\^[^\S\n]*\n[ \t]*|\^([^])|"+|[|&]+|(?:\r?\n)+/g, (found, escaped?: string) => {
    if (found.startsWith('"') && found.length % 2 === 1) isQuoted = !isQuoted;
    if (found.startsWith('^')) return isQuoted ? found : (escaped ?? ' ');
    return /^[|&\r\n]/.test(found) && (!isQuoted || found.endsWith('\n')) ? `\n${found.trim()}\n` : found;
  });
}

/**
 * Splits lines of `cmd` as programs for Windows do: spaces separate, quotes join, and `\"` and `""` are a quote
 * (https://learn.microsoft.com/cpp/c-language/parsing-c-command-line-arguments). `cmd` runs nothing inside of a line.
 */
export class CmdReader extends CommandReader {
  private isQuoted = false;

  private readonly inQuotes = rulesByStart([['', /[^\n"%\\]+/y, ([text]) => this.append(text)]]);

  private readonly rules = rulesByStart([
    ['\n', /\n[|&]*\n?/y, ([token]) => this.endCommand(token.trim() === '|')],
    ['\\"', /(\\*)("+)/y, ([, backslashes = '', quotes = '']) => this.readQuotes(backslashes.length, quotes.length)],
    ['\\', /\\+/y, ([backslashes]) => this.append(backslashes)],
    ['%', /%([a-z_]\w*)%/iy, ([written, name]) => this.appendUnknown(written, name)],
    ['', /[^\S\n]+/y, () => this.endWord()],
    ['', /[^\s"%\\]+|[^]/y, ([text]) => this.append(text)],
  ]);

  constructor(text: string, ...others: [advice: string, isWanted: (word: string) => boolean]) {
    super(withoutCarets(text), ...others);
  }

  protected readPart(): void {
    if (!this.isQuoted || !this.apply(this.inQuotes)) this.apply(this.rules);
  }

  /** Reads quotes with backslashes before them. An odd number of backslashes makes the first one a part of the text. */
  private readQuotes(backslashes: number, quotes: number): void {
    const isEscaped = backslashes % 2 === 1;
    const others = quotes - Number(isEscaped);
    // Inside of quotes, two of them are one.
    const doubled = Math.max(0, this.isQuoted ? others >> 1 : (others - 1) >> 1);
    this.append('\\'.repeat(backslashes >> 1) + '"'.repeat(Number(isEscaped) + doubled));
    if (others % 2 === 1) this.isQuoted = !this.isQuoted;
  }
}
