import type { Operation } from '../../plugins/api-facts/types';
import type { Direction } from '../../plugins/front-matter/schemas';

/** What a template makes a page of: checked, with the facts behind the names. */
export interface Draft {
  title: string;
  /** Shorter name, for the sidebar and for sentences. */
  label: string;
  /** Last segment of the address. */
  slug: string;
  description: string;
  position: number;
  operation?: Operation;
  direction?: Direction;
  /** The operation that takes over from a legacy one. */
  successor?: Operation;
  tags: readonly string[];
  /**
   * Names the docs page of an operation.
   *
   * @returns path from the folder of the metrics, for example `pii.mdx`, or undefined when it has none of its own
   */
  metricPage(operation: Operation): string | undefined;
}

/** A template that needs an operation is only called with one. */
export type OperationDraft = Draft & { operation: Operation };
