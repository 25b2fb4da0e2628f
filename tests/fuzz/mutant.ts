/** What a mutant spoils. */
export type MutantKind = 'front matter' | 'token' | 'body' | 'OpenAPI file' | 'table';

/** One spoiled input of the build. */
export interface Mutant {
  kind: MutantKind;
  /** What was done to the file, in a few words. */
  what: string;
  /** The file, relative to the project. */
  file: string;
  /** Its new text. */
  text: string;
  /** Nothing can be built of it. Of the others the build decides. */
  mustStop?: true;
}

/** How the stages of the build ended on a mutant. */
export interface Outcome {
  /** What the build says, undefined where it goes on. */
  message?: string;
  /** Site paths of pages that the router knew before and does not know now. */
  lost: string[];
}

/** A way to spoil a text; undefined where the text has nothing to spoil in that way. */
export interface Spoiler {
  what: string;
  spoil(text: string): string | undefined;
  mustStop?: true;
}

/**
 * Spoils files in every way that fits them.
 *
 * @param read gives a file's text
 */
export function spoilAll(
  kind: MutantKind,
  files: readonly string[],
  spoilers: readonly Spoiler[],
  read: (file: string) => string,
): Mutant[] {
  return files.flatMap((file) => {
    const source = read(file);
    return spoilers.flatMap(({ what, spoil, mustStop }): Mutant[] => {
      const text = spoil(source);
      if (text === undefined || text === source) return [];
      return [{ kind, what, file, text, ...(mustStop ? { mustStop } : {}) }];
    });
  });
}

/** @returns a spoiler's work: the first match replaced, or undefined where nothing matches */
export function replaced(pattern: RegExp, replacement: string): (text: string) => string | undefined {
  return (text) => (pattern.test(text) ? text.replace(pattern, replacement) : undefined);
}
