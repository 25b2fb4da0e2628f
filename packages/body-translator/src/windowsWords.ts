import { placeOf, type ShellCommand, type ShellWord } from './shellWords';
import type { InputProblem } from './types';

/** A shell whose commands are read. */
export type Shell = 'sh' | 'cmd' | 'PowerShell';

/** What a command for a shell of Windows has. Commands for others can have some of it, too, so that each shell is tried. */
const MARKS: Readonly<Record<Exclude<Shell, 'sh'>, RegExp>> = {
  // A continued line, an escaped quote, a path with backslashes, or a doubled quote in a text.
  cmd: /\^\r?\n|\bcurl(?:\.exe)?"? \^"|\b[a-z]:\\[^\n"]*\bcurl(?:\.exe)?["\s]|[^\s"=]""[^\s"]/i,
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

const newCommand = (isPiped = false): ShellCommand => ({ words: [], pipe: { from: isPiped, to: false } });

/** Collects words and commands. */
class Words {
  readonly commands: ShellCommand[] = [];
  private command = newCommand();
  private word: ShellWord | undefined;

  append(text: string): void {
    this.word ??= { text: '', variables: [], hasCommand: false };
    this.word.text += text;
  }

  /** Appends what only the shell knows, as it is written. */
  appendUnknown(text: string, variable?: string): void {
    this.append(text);
    if (variable === undefined) this.word = { ...(this.word as ShellWord), hasCommand: true };
    else this.word?.variables.push(variable);
  }

  endWord(): void {
    if (this.word) this.command.words.push(this.word);
    this.word = undefined;
  }

  endCommand(isPipe = false): void {
    this.endWord();
    this.command.pipe.to = isPipe;
    if (this.command.words.length > 0) this.commands.push(this.command);
    this.command = newCommand(isPipe);
  }
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
 * Splits a line of `cmd` as programs for Windows do: spaces separate, quotes join, and `\"` and `""` are a quote
 * (https://learn.microsoft.com/cpp/c-language/parsing-c-command-line-arguments). `cmd` runs nothing inside of a line.
 */
function readCmd(text: string): ShellCommand[] {
  const words = new Words();
  let isQuoted = false;
  for (const [token] of withoutCarets(text).matchAll(/\n[|&]*\n?|\\*"+|%[a-z_]\w*%|\s|[^\s"%\\]+|[^]/gi)) {
    const [, backslashes = '', quotes = ''] = /^(\\*)("+)$/.exec(token) ?? [];
    if (token.startsWith('\n')) words.endCommand(token.trim() === '|');
    else if (quotes !== '') {
      const isEscaped = backslashes.length % 2 === 1;
      words.append('\\'.repeat(backslashes.length >> 1) + (isEscaped ? '"' : ''));
      const others = quotes.length - Number(isEscaped);
      // Inside of quotes, two of them are one.
      const doubled = isQuoted ? others >> 1 : (others - 1) >> 1;
      if (others > 0 && doubled > 0) words.append('"'.repeat(doubled));
      if (others % 2 === 1) isQuoted = !isQuoted;
    } else if (/^\s$/.test(token) && !isQuoted) words.endWord();
    else if (/^%\w+%$/.test(token)) words.appendUnknown(token, token.slice(1, -1));
    else words.append(token);
  }
  words.endCommand();
  return words.commands;
}

const POWERSHELL_ESCAPES: Readonly<Record<string, string>> = {
  ...{ n: '\n', t: '\t', r: '\r', a: '\u0007', b: '\b', e: '\u001b', f: '\f', v: '\v', '0': '\0' },
};

const IN_POWERSHELL = {
  hereLiteral: /@'\r?\n([^]*?)\r?\n'@/y,
  literal: /'((?:[^']|'')*)'/y,
  space: /(?:[ \t\r]|`\r?\n)+/y,
  comment: /#[^\n]*/y,
  separator: /\n|;|\|\||&&|[|&]/y,
  escaped: /`([^])/y,
  variable: /\$(?:env:)?(?:(\w+)|\{([^}]+)\})/iy,
  command: /\$\([^)]*\)/y,
  quote: /"/y,
  plain: /[^\s'"`$;|&#@]+|[^]/y,
};

const IN_POWERSHELL_QUOTES = { doubled: /""/y, end: /"/y, plain: /[^"`$]+|[^]/y };

/** Reads commands as PowerShell does. Returns the offset of a quote that has no end instead. */
function readPowerShell(text: string): ShellCommand[] | number {
  const words = new Words();
  let offset = 0;
  const match = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = offset;
    const found = pattern.exec(text) ?? undefined;
    if (found) offset = pattern.lastIndex;
    return found;
  };
  const readExpansion = (): boolean => {
    const escaped = match(IN_POWERSHELL.escaped)?.[1];
    if (escaped !== undefined) words.append(POWERSHELL_ESCAPES[escaped] ?? escaped);
    const command = escaped === undefined ? match(IN_POWERSHELL.command) : undefined;
    if (command) words.appendUnknown(command[0]);
    const variable = escaped === undefined && !command ? match(IN_POWERSHELL.variable) : undefined;
    if (variable) words.appendUnknown(variable[0], variable[1] ?? variable[2] ?? '');
    return escaped !== undefined || command !== undefined || variable !== undefined;
  };
  const readQuoted = (): boolean => {
    words.append('');
    while (offset < text.length) {
      if (match(IN_POWERSHELL_QUOTES.doubled)) words.append('"');
      else if (match(IN_POWERSHELL_QUOTES.end)) return true;
      else if (!readExpansion()) words.append(match(IN_POWERSHELL_QUOTES.plain)?.[0] ?? '');
    }
    return false;
  };
  while (offset < text.length) {
    const start = offset;
    const literal = match(IN_POWERSHELL.hereLiteral)?.[1] ?? match(IN_POWERSHELL.literal)?.[1]?.replaceAll("''", "'");
    if (literal !== undefined) words.append(literal);
    else if (match(IN_POWERSHELL.space)) words.endWord();
    else if (match(IN_POWERSHELL.comment)) words.endWord();
    else if (match(IN_POWERSHELL.quote)) {
      if (!readQuoted()) return start;
    } else if (text.charAt(offset) === "'") return start;
    else if (!readExpansion()) {
      const separator = match(IN_POWERSHELL.separator)?.[0];
      if (separator === undefined) words.append(match(IN_POWERSHELL.plain)?.[0] ?? '');
      else words.endCommand(separator === '|');
    }
  }
  words.endCommand();
  return words.commands;
}

/** Splits a text into commands and their words, as a shell of Windows does. */
export function readWindowsShell(text: string, shell: Exclude<Shell, 'sh'>): ShellCommand[] | InputProblem {
  const commands = shell === 'cmd' ? readCmd(text) : readPowerShell(text);
  if (typeof commands !== 'number') return commands;
  const advice = " An apostrophe ends a text in single quotes: write it as `''`.";
  return { message: `In the command, a quote is not closed.${advice}`, ...placeOf(text, commands) };
}
