/** The part of the input that a mutant changes. */
export type MutantKind = 'OpenAPI file' | 'table';

/** A build input with one mistake. */
export interface Mutant {
  kind: MutantKind;
  /** The mistake, in a few words. */
  what: string;
  /** The changed file, relative to the project. */
  file: string;
  /** Its new text. */
  text: string;
  /** Whether the build must fail. Otherwise it may fail or succeed. */
  mustFail?: true;
}

/** Result of the build stages for a mutant. */
export interface Outcome {
  /** The error message, undefined if all stages passed. */
  message?: string;
  /** Site paths of pages that the router lost. */
  lost: string[];
}

/** Returns the changed text, or undefined if the text has nothing to change in this way. */
export type Mutation = (text: string) => string | undefined;

/** Mutations by the mistakes that they make. */
export interface Mutators {
  /** Those on which the build must fail. */
  mustFail: Record<string, Mutation>;
  mayPass: Record<string, Mutation>;
}

/** Returns a mutation that replaces the first match, if there is one. */
export function replaced(pattern: RegExp, replacement: string): Mutation {
  return (text) => (pattern.test(text) ? text.replace(pattern, replacement) : undefined);
}

/** Applies every mutator to every file, and returns the mutants that differ from their file. */
export function mutateFiles(
  kind: MutantKind,
  files: readonly string[],
  { mustFail, mayPass }: Mutators,
  read: (file: string) => string,
): Mutant[] {
  return files.flatMap((file) => {
    const source = read(file);
    return Object.entries({ ...mustFail, ...mayPass }).flatMap(([what, mutate]): Mutant[] => {
      const text = mutate(source);
      if (text === undefined || text === source) return [];
      return [{ kind, what, file, text, ...(what in mustFail && { mustFail: true as const }) }];
    });
  });
}
