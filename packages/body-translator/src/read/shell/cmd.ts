import { CommandReader, type ShellCommand } from './commandReader';

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
export class CmdReader extends CommandReader {
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
