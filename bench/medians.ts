import { median } from './median';

/** Names of the fields of a measurement that are figures. */
type Figures<Run> = { [Key in keyof Run as Run[Key] extends number ? Key : never]: number };

/**
 * Takes the median of each figure of some runs, field by field.
 *
 * @param runs at least one; fields that are no figures are left out
 */
export function medians<Run extends object>(runs: readonly Run[]): Figures<Run> {
  const [first] = runs;
  if (!first) throw new Error('medians need at least one run');
  const names = Object.entries(first).filter(([, value]) => typeof value === 'number');
  return Object.fromEntries(
    names.map(([name]) => [name, median(runs.map((run) => (run as Record<string, number>)[name] ?? NaN))]),
  ) as Figures<Run>;
}
