/** A build input with one mistake. */
export interface Mutant {
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
