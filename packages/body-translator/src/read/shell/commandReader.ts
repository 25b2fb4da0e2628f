import { InputError, placeOf } from '../inputError';

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

/** A sticky pattern, and what follows from a match. */
export type Rule = readonly [pattern: RegExp, act: (match: RegExpExecArray) => void];

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
