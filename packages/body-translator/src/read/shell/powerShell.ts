import { CommandReader, rulesByStart, type Rule } from './commandReader';

const POWERSHELL_ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\u0007',
  b: '\b',
  e: '\u001b',
  f: '\f',
  v: '\v',
  '0': '\0',
};

/** Reads commands as PowerShell does. */
export class PowerShellReader extends CommandReader {
  private readonly expansions: Rule[] = [
    ['`', /`([^])/y, ([, escaped = '']) => this.append(POWERSHELL_ESCAPES[escaped] ?? escaped)],
    // Both stop at the start of another one. Otherwise, a text with many that are never closed would take minutes.
    ['$', /\$\((?:[^()]|\([^()]*\))*\)/y, ([written]) => this.appendUnknown(written)],
    [
      '$',
      /\$(?:env:)?(?:(\w+)|\{([^{}]+)\})/iy,
      ([written, plain, braced]) => this.appendUnknown(written, plain ?? braced),
    ],
  ];

  private readonly inDoubleQuotes = rulesByStart([
    ['"', /""/y, () => this.append('"')],
    ...this.expansions,
    ['', /[^"`$]+|[`$]/y, ([text]) => this.append(text)],
  ]);

  /** Up to the line that ends a text of several lines. */
  private readonly inLines = rulesByStart([
    ...this.expansions,
    ['', /[^`$\r\n]+|(?!\r?\n"@)[^]/y, ([text]) => this.append(text)],
  ]);

  private readonly rules = rulesByStart([
    ['@', /@'\r?\n([^]*?)\r?\n'@/y, ([, text = '']) => this.append(text)],
    ['@', /@'\r?\n/y, ({ index }) => this.stop("the text after `@'`", index)],
    ['@', /@"\r?\n/y, () => this.readQuoted(this.inLines, 'the text after `@"`', /\r?\n"@/y)],
    ["'", /'([^']*(?:''[^']*)*)'/y, ([, text = '']) => this.append(text.replaceAll("''", "'"))],
    [' \t\r`#', /[ \t\r]+|`[^\S\n]*\n|#[^\n]*/y, () => this.endWord()],
    ['"', /"/y, () => this.readQuoted(this.inDoubleQuotes, 'a quote')],
    ["'", /'/y, ({ index }) => this.stop('a quote', index)],
    ...this.expansions,
    ['\n;|&', /\n|;|\|\||&&|[|&]/y, ([separator]) => this.endCommand(separator === '|')],
    ['', /[^\S\n]+/y, () => this.endWord()],
    ['', /[^\s'"`$;|&#@]+|[^]/y, ([text]) => this.append(text)],
  ]);

  protected readPart(): void {
    this.apply(this.rules);
  }
}
