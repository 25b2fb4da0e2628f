import { CommandReader, type Rule, type ShellCommand } from './shellWords';

/** A shell whose commands are read. */
export type Shell = 'sh' | 'cmd' | 'PowerShell';

/** What a command for a shell of Windows has. Commands for others can have some of it, too, so that each shell is tried. */
const MARKS: Readonly<Record<Exclude<Shell, 'sh'>, RegExp>> = {
  // A continued line, an escaped quote, a path with backslashes and one drive, or a doubled quote in a text.
  cmd: /\^\r?\n|\bcurl(?:\.exe)?"? \^"|\b[a-z]:\\[^\n":]*\bcurl(?:\.exe)?["\s]|[^\s"=]""[^\s"]/i,
  // A continued line, an escaped quote, a doubled apostrophe, a variable, a text of several lines, or a call of a path.
  PowerShell: /`\r?\n|`"|[^\s'=\\]''[^\s']|\$env:|@['"]\r?\n|^\s*&\s+['"]/i,
};

/** Returns the shells that a command may be written for, the most likely first. */
export function likelyShells(text: string): Shell[] {
  const [marked, others] = [true, false].map((isMarked) =>
    (['cmd', 'PowerShell'] as const).filter((shell) => MARKS[shell].test(text) === isMarked),
  );
  return [...(marked ?? []), 'sh', ...(others ?? [])];
}

/** Replaces the escapes of `cmd`, which apply outside of its quotes only; separators of commands become line breaks. */
function withoutCarets(text: string): string {
  let isQuoted = false;
  return text.replace(/\^\r?\n[ \t]*|\^([^])|"|[|&]+|\r?\n/g, (found, escaped?: string) => {
    if (found === '"') isQuoted = !isQuoted;
    if (found.startsWith('^')) return isQuoted ? found : (escaped ?? ' ');
    return /^[|&\r\n]/.test(found) && (!isQuoted || found.endsWith('\n')) ? `\n${found.trim()}\n` : found;
  });
}

/**
 * Splits lines of `cmd` as programs for Windows do: spaces separate, quotes join, and `\"` and `""` are a quote
 * (https://learn.microsoft.com/cpp/c-language/parsing-c-command-line-arguments). `cmd` runs nothing inside of a line.
 */
class CmdReader extends CommandReader {
  read(): ShellCommand[] {
    let isQuoted = false;
    for (const [token] of withoutCarets(this.text).matchAll(/\n[|&]*\n?|\\+"*|"+|%[a-z_]\w*%|\s|[^\s"%\\]+|[^]/gi)) {
      const [, backslashes = '', quotes = ''] = /^(\\*)("+)$/.exec(token) ?? [];
      if (token.startsWith('\n')) this.endCommand(token.trim() === '|');
      else if (quotes !== '') {
        const isEscaped = backslashes.length % 2 === 1;
        this.append('\\'.repeat(backslashes.length >> 1) + (isEscaped ? '"' : ''));
        const others = quotes.length - Number(isEscaped);
        // Inside of quotes, two of them are one.
        const doubled = isQuoted ? others >> 1 : (others - 1) >> 1;
        if (others > 0 && doubled > 0) this.append('"'.repeat(doubled));
        if (others % 2 === 1) isQuoted = !isQuoted;
      } else if (/^\s$/.test(token) && !isQuoted) this.endWord();
      else if (/^%\w+%$/.test(token)) this.appendUnknown(token, token.slice(1, -1));
      else this.append(token);
    }
    this.endCommand(false);
    return this.commands;
  }
}

const POWERSHELL_ESCAPES: Readonly<Record<string, string>> = {
  ...{ n: '\n', t: '\t', r: '\r', a: '\u0007', b: '\b', e: '\u001b', f: '\f', v: '\v', '0': '\0' },
};

/** Reads commands as PowerShell does. */
class PowerShellReader extends CommandReader {
  private readonly expansions: Rule[] = [
    [/`([^])/y, ([, escaped = '']) => this.append(POWERSHELL_ESCAPES[escaped] ?? escaped)],
    // Both stop at the start of another one. Otherwise, a text with many that are never closed would take minutes.
    [/\$\((?:[^()]|\([^()]*\))*\)/y, ([written]) => this.appendUnknown(written)],
    [/\$(?:env:)?(?:(\w+)|\{([^{}]+)\})/iy, ([written, plain, braced]) => this.appendUnknown(written, plain ?? braced)],
  ];

  private readonly inDoubleQuotes: Rule[] = [
    [/""/y, () => this.append('"')],
    ...this.expansions,
    [/[^"`$]+|[`$]/y, ([text]) => this.append(text)],
  ];

  private readonly rules: Rule[] = [
    [/@'\r?\n([^]*?)\r?\n'@/y, ([, text = '']) => this.append(text)],
    [/'((?:[^']|'')*)'/y, ([, text = '']) => this.append(text.replaceAll("''", "'"))],
    [/(?:[ \t\r]|`\r?\n)+|#[^\n]*/y, () => this.endWord()],
    [/"/y, () => this.readQuoted(this.inDoubleQuotes, 'a quote')],
    [/'/y, ({ index }) => this.stop('a quote', index)],
    ...this.expansions,
    [/\n|;|\|\||&&|[|&]/y, ([separator]) => this.endCommand(separator === '|')],
    [/[^\s'"`$;|&#@]+|[^]/y, ([text]) => this.append(text)],
  ];

  read(): ShellCommand[] {
    while (this.offset < this.text.length) this.apply(this.rules);
    this.endCommand(false);
    return this.commands;
  }
}

/** Splits a text into commands and their words, as a shell of Windows does. Throws as {@link readShell}. */
export function readWindowsShell(text: string, shell: Exclude<Shell, 'sh'>): ShellCommand[] {
  const advice = " An apostrophe ends a text in single quotes: write it as `''`.";
  return (shell === 'cmd' ? new CmdReader(text, advice) : new PowerShellReader(text, advice)).read();
}
