import { memoize } from '@api-docs/kit';

import { InputError, placeOf } from '../inputError';

/** A word of a command, after the shell removed its quotes. */
export interface ShellWord {
  text: string;
  /** Environment variables in it, whose values only the shell knows. The text has them as they are written. */
  variables: string[];
  /** Commands whose output it contains, and which the text has as they are written. */
  commands: string[];
}

/** A command as a shell reads it. */
export interface ShellCommand {
  words: ShellWord[];
  /** Its here-document or here-string. */
  input?: ShellWord;
  /** Name of the file that is its input. */
  inputFile?: string;
  /** Its output goes to the next command, or comes from the one before. */
  pipe: { from: boolean; to: boolean };
}

/** The characters with which its matches start, empty for any, a sticky pattern, and what follows from a match. */
export type Rule = readonly [starts: string, pattern: RegExp, act: (match: RegExpExecArray) => void];

/** Returns a function that finds the rules which can match at a character, so that few patterns are tried at each token. */
export function rulesByStart(rules: readonly Rule[]): (character: string) => readonly Rule[] {
  return memoize((character) => rules.filter(([starts]) => starts === '' || starts.includes(character)));
}

type RulesAt = ReturnType<typeof rulesByStart>;

/** Words that are read. A text with more is mostly one that lacks quotes, and would take long. */
const MAX_WORDS = 10_000;

const TOO_MANY_WORDS = `The text has more than ${MAX_WORDS.toLocaleString('en-US')} words outside of quotes. Put the body in single quotes, or paste its JSON alone.`;

/** Commands up to the one that is looked for, with those that its output goes to. */
export interface ReadCommands {
  commands: ShellCommand[];
  /** More commands follow, which are not read. */
  hasMore: boolean;
}

/** Reads a text from left to right, and collects words and commands. */
export abstract class CommandReader {
  protected readonly commands: ShellCommand[] = [];
  protected command: ShellCommand = { words: [], pipe: { from: false, to: false } };
  protected word: ShellWord | undefined;
  private wordCount = 0;
  protected offset = 0;
  /** The command that is looked for has been read. */
  protected isWantedRead = false;
  /** Those that its output goes to have been read, too. */
  protected isFound = false;

  /**
   * @param advice what a message says about apostrophes
   * @param isWanted returns whether a word belongs to the command that is looked for
   */
  constructor(
    protected readonly text: string,
    private readonly advice: string,
    private readonly isWanted: (word: string) => boolean,
  ) {}

  /** Reads the next part of the text. */
  protected abstract readPart(): void;

  /** Reads commands until the one that is looked for has ended. */
  read(): ReadCommands {
    while (this.offset < this.text.length && !this.isFound) this.readPart();
    this.endCommand(false);
    const rest = this.text.slice(this.offset);
    return { commands: this.commands, hasMore: /^(?:[^\S\n]|;)*[^\s;#]/m.test(rest) };
  }

  /** Moves behind what a sticky pattern matches here. */
  protected match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.text) ?? undefined;
    if (found) this.offset = pattern.lastIndex;
    return found;
  }

  /** Follows the first rule whose pattern matches here. Returns whether there is one. */
  protected apply(rulesAt: RulesAt): boolean {
    return rulesAt(this.text.charAt(this.offset)).some(([, pattern, act]) => {
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

  /** Reads a text by rules, which do not match the quote that ends it. */
  protected readQuoted(rules: RulesAt, what: string, end = /"/y): void {
    const start = this.offset - 1;
    this.append('');
    let isInside = true;
    while (isInside) isInside = this.apply(rules);
    if (!this.match(end)) this.stop(what, start);
  }

  protected append(text: string): void {
    this.word ??= { text: '', variables: [], commands: [] };
    this.word.text += text;
  }

  /** Appends what only the shell knows, as it is written: a variable, or the output of a command. */
  protected appendUnknown(text: string, variable?: string): void {
    this.append(text);
    if (variable === undefined) this.word?.commands.push(text);
    else this.word?.variables.push(variable);
  }

  protected endWord(): void {
    if (!this.word) return;
    this.wordCount += 1;
    if (this.wordCount > MAX_WORDS)
      throw new InputError({ message: TOO_MANY_WORDS, ...placeOf(this.text, this.offset) });
    this.command.words.push(this.word);
    this.word = undefined;
  }

  protected endCommand(isPipe: boolean): void {
    this.endWord();
    this.command.pipe.to = isPipe;
    if (this.command.words.length > 0) this.commands.push(this.command);
    this.isWantedRead ||= this.command.words.some(({ text }) => this.isWanted(text));
    this.isFound = this.isWantedRead && !isPipe;
    this.command = { words: [], pipe: { from: isPipe, to: false } };
  }
}
