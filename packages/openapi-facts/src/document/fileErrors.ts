import {
  buildError,
  collectErrors,
  formatError,
  valueFinder,
  type BuildErrorDetails,
  type WrittenValue,
} from '@api-docs/kit/node';
import { memoize } from '@api-docs/kit';

import type { DocumentPath } from './jsonPointer';

/** Returns the text of a file; undefined if it does not exist. */
export type ReadText = (file: string) => string | undefined;

/** A reference in a file. */
export interface RefPosition {
  file: string;
  where: DocumentPath;
  ref: string;
}

/** Mistakes in files and their references, with the lines where they are. */
export class FileErrors {
  /** By their messages: a reference is looked up more than once. */
  private readonly found = new Map<string, BuildErrorDetails>();
  private readonly valuesOf = memoize((file: string) => valueFinder(this.readText(file) ?? ''));

  /** @param olderKeys keys of the document, with the older names that they have in its file */
  constructor(
    private readonly readText: ReadText,
    private readonly olderKeys: ReadonlyMap<PropertyKey | undefined, string>,
  ) {}

  /** All mistakes so far. */
  get all(): BuildErrorDetails[] {
    return [...this.found.values()];
  }

  /** Runs code, and notes the mistake that it throws. */
  collect(run: () => void): void {
    const errors: BuildErrorDetails[] = [];
    collectErrors(errors, run);
    for (const error of errors) this.found.set(formatError(error), error);
  }

  /** Returns `file:line` of a value. */
  position(file: string, where: DocumentPath): string {
    if (this.readText(file) === undefined) return file;
    return `${file}:${this.written(file, where).line}`;
  }

  /** Returns a number or a word without quotes as its file has it, for example `1.10`; undefined if it is not known. */
  writtenText(file: string, where: DocumentPath): string | undefined {
    return this.written(file, where).text;
  }

  private written(file: string, where: DocumentPath): WrittenValue {
    const older = this.olderKeys.get(where[0]);
    return this.valuesOf(file)(older === undefined ? where : [older, ...where.slice(1)]);
  }

  /** Returns the error about a reference that leads nowhere. */
  invalidRef({ file, where }: RefPosition, problem: string, found: string, remedy: string): Error {
    return buildError({
      file: this.position(file, where),
      problem,
      expected: 'a part of the file in the form #/components/schemas/Name, or of another file: parts.yaml#/Name',
      found,
      remedy,
    });
  }
}
