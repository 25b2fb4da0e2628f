import type { EngineName } from './engine';
import type { EnginePage } from './enginePage';
import type { Conditions } from './siteServer';

/** What a reader does from start to end, in every engine. */
export interface Journey {
  title: string;
  /** Whether `npm test` takes it too. */
  isQuick?: boolean;
  /** The engines that can take it; all by default. */
  engines?: readonly EngineName[];
  /** Width of the window in CSS pixels; 1280 by default. */
  width?: number;
  /** What differs from the site of a reader, at the start. */
  conditions?: Conditions;
  /** Messages of the console that the journey causes on purpose. */
  expected?: RegExp;
  run(page: EnginePage): Promise<void>;
}
