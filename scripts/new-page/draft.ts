import { stringify } from 'yaml';

import type { Operation } from '../../plugins/api/facts/types';
import type { Direction } from '../../plugins/content/front-matter/schemas';

/** Input of a template: checked answers with the API facts behind them. */
export interface Draft {
  title: string;
  /** Shorter name, for the sidebar and for sentences. */
  label: string;
  /** Last segment of the path. */
  slug: string;
  description: string;
  position: number;
  operation?: Operation;
  direction?: Direction;
  /** The current operation that replaces a legacy one. */
  successor?: Operation;
  tags: readonly string[];
  /** Returns the docs page of an operation, relative to the folder of the metrics, or undefined if it has none. */
  metricPage(operation: Operation): string | undefined;
}

export type OperationDraft = Draft & { operation: Operation };

/**
 * Formats a page.
 *
 * @param frontMatter fields in their order; undefined ones are left out
 * @param blocks of Markdown
 */
export function pageText(frontMatter: Readonly<Record<string, unknown>>, blocks: readonly string[]): string {
  const fields = Object.fromEntries(Object.entries(frontMatter).filter(([, value]) => value !== undefined));
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${blocks.join('\n\n')}\n`;
}

/** Returns a comment for the writer, which readers do not see. */
export function hint(text: string): string {
  return `{/* ${text} */}`;
}

/** Returns a title as part of a sentence: `Data shield` becomes `data shield`, `MCP shield` stays. */
export function inSentence(title: string): string {
  return /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}

/** Returns the value for `operation="…"`: the last segment of the path, or the whole path of a legacy operation. */
export function operationName({ deprecated, path, name }: Operation): string {
  return deprecated ? path : name;
}
