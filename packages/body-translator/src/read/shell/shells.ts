import { BashReader } from './bash';
import { CmdReader } from './cmd';
import type { ReadCommands } from './commandReader';
import { PowerShellReader } from './powerShell';

/** A shell whose commands are read. */
export type Shell = 'sh' | 'cmd' | 'PowerShell';

/** What a command for a shell of Windows has. Commands for others can have some of it, too, so that each shell is tried. */
const MARKS: Readonly<Record<Exclude<Shell, 'sh'>, RegExp>> = {
  // A continued line, an escaped quote, a path with backslashes and one drive, or a doubled quote in a text.
  cmd: /\^[^\S\n]*\n|\bcurl(?:\.exe)?"? \^"|\b[a-z]:\\[^\n":]*\bcurl(?:\.exe)?["\s]|[^\s"=]""[^\s"]/i,
  // A continued line, an escaped quote, a doubled apostrophe, a variable, a text of several lines, or a call of a path.
  PowerShell: /`[^\S\n]*\n|`"|[^\s'=\\]''[^\s']|\$env:|@['"]\r?\n|^\s*&\s+['"]/i,
};

/** Returns the shells that a command may be written for, the most likely first. */
export function likelyShells(text: string): Shell[] {
  const [marked, others] = [true, false].map((isMarked) =>
    (['cmd', 'PowerShell'] as const).filter((shell) => MARKS[shell].test(text) === isMarked),
  );
  return [...(marked ?? []), 'sh', ...(others ?? [])];
}

const READERS = { sh: BashReader, cmd: CmdReader, PowerShell: PowerShellReader };

/** How a shell writes an apostrophe in a text in single quotes. In `cmd`, they are no quotes. */
const APOSTROPHES: Readonly<Partial<Record<Shell, string>>> = { sh: "'\\''", PowerShell: "''" };

/**
 * Splits a text into commands and their words, as a shell does, up to the first command with a word that is looked for. Nothing runs.
 * Variables with a default have it as their value; others stay as they are written.
 *
 * @throws an {@link InputError} if a quote or a here-document has no end
 */
export function readCommands(text: string, shell: Shell, isWanted: (word: string) => boolean): ReadCommands {
  const apostrophe = text.includes("'") ? APOSTROPHES[shell] : undefined;
  const advice = apostrophe && ` An apostrophe ends a text in single quotes: write it as \`${apostrophe}\`.`;
  return new READERS[shell](text, advice ?? '', isWanted).read();
}
