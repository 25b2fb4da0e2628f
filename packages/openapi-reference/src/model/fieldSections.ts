import type { FieldSection, RenderedFieldRow } from './types';

/** A longer table shows only its first level and folds the others. */
const LONG_TABLE = 60;

/** Levels of fields that a table shows without folds. */
const LEVELS = 3;

/** Relations of variants that readers choose from. */
const CHOICES = ['One of', 'Any of'];

/** Returns the index after the last row inside of a row. */
function endOf(rows: readonly RenderedFieldRow[], index: number): number {
  const depth = rows[index]?.depth ?? 0;
  const next = rows.findIndex((row, at) => at > index && row.depth <= depth);
  return next === -1 ? rows.length : next;
}

/**
 * Splits a flat table of fields where deep fields fold or where the reader chooses a variant.
 *
 * @param rows parents before their children
 * @param isPanel whether the first row is the title of the variant that the rows belong to
 * @returns sections with all rows in the same order; depths start at 0 in each section
 */
export function fieldSections(rows: readonly RenderedFieldRow[], isPanel = false): FieldSection[] {
  const base = rows[0]?.depth ?? 0;
  // The row of a whole body, or with the title of a variant, is no level of fields.
  const firstLevel = isPanel || rows[0]?.name === '' ? base + 1 : base;
  const foldAt = firstLevel + (rows.length > LONG_TABLE ? 1 : LEVELS);
  const sections: FieldSection[] = [];
  for (let index = 0; index < rows.length;) {
    const row = rows[index] as RenderedFieldRow;
    const last = sections.at(-1);
    const end = endOf(rows, index);
    const { relation = '', group, name = '' } = row.variant ?? {};
    if (CHOICES.includes(relation) && !(isPanel && index === 0)) {
      const panel = { name, anchor: row.anchor, sections: fieldSections(rows.slice(index, end), true) };
      if (last?.relation === relation && last.group === group) last.panels?.push(panel);
      else sections.push({ relation, group, panels: [panel] });
      index = end;
      continue;
    }
    const own = { ...row, depth: row.depth - base };
    if (last?.rows) last.rows.push(own);
    else sections.push({ rows: [own] });
    const inner = rows[index + 1];
    const folds = inner !== undefined && end > index + 1 && inner.depth >= foldAt;
    if (folds) sections.push({ fold: row.path, sections: fieldSections(rows.slice(index + 1, end)) });
    index = folds ? end : index + 1;
  }
  return sections;
}
