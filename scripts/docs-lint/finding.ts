/** What a rule finds on a page. */
export interface Match {
  /** Where it starts in the source of the page. */
  index: number;
  /** What is wrong and how to fix it, as one line. */
  message: string;
}

/** A finding of `npm run lint:docs`. */
export interface Finding {
  /** Path relative to the project, with forward slashes. */
  file: string;
  line: number;
  column: number;
  message: string;
  /** Whether it is only advice about style, which fails nothing. */
  isAdvice: boolean;
}

/**
 * Formats a finding as one line, which `.vscode/tasks.json` reads.
 *
 * @returns for example `docs/intro.mdx:12:8 advice: "simply" adds nothing: remove it`
 */
export function formatFinding({ file, line, column, message, isAdvice }: Finding): string {
  return `${file}:${line}:${column} ${isAdvice ? 'advice: ' : ''}${message}`;
}
