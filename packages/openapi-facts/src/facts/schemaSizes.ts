import type { Schema } from '../document/schemaObject';
import type { ResolveRefs } from '../resolve/apiDocument';
import type { Direction, Field } from '../types';
import { fieldRows } from './fieldRows';
import { readWhole } from './readFields';

/** Levels of components from which a number of levels counts as all of them. */
const MAX_LEVELS = 12;

/** A schema with the components in it not expanded. */
interface Outline {
  field: Field;
  rows: number;
  /** References of the components in it, each as often as it is there. */
  components: string[];
}

function outlineOf(field: Field): Outline {
  const rows = fieldRows([field], '');
  return { field, rows: rows.length, components: rows.flatMap(({ component }) => component ?? []) };
}

/**
 * Says how many levels of components a body can show, so that work grows with the document and not with the product of its
 * references. Every component is read once in each direction.
 */
export class SchemaSizes {
  private readonly outlines = new Map<string, Outline>();
  private readonly rows = new Map<string, number>();

  /** @param limit number of rows from which a body shows fewer levels */
  constructor(
    private readonly resolve: ResolveRefs,
    private readonly limit: number,
  ) {}

  /** Returns a component with the components in it not expanded. */
  outline(ref: string, direction: Direction): Outline {
    const key = `${direction} ${ref}`;
    const known =
      this.outlines.get(key) ?? outlineOf(readWhole('', { $ref: ref }, this.resolve, direction, 'optional', 0));
    this.outlines.set(key, known);
    return known;
  }

  private rowsOf({ rows, components }: Outline, direction: Direction, levels: number): number {
    if (levels === 0) return rows;
    return components.reduce((sum, ref) => {
      const key = `${direction} ${levels} ${ref}`;
      const inner = this.rows.get(key) ?? this.rowsOf(this.outline(ref, direction), direction, levels - 1);
      this.rows.set(key, inner);
      return sum + inner;
    }, rows);
  }

  /** Returns the number of levels of components that a body shows; Infinity if it shows all. */
  levelsOf(schema: Schema | boolean, direction: Direction): number {
    const outline = outlineOf(readWhole('', schema, this.resolve, direction, 'optional', 0));
    if (outline.components.length === 0) return Infinity;
    const fits = (levels: number) => this.rowsOf(outline, direction, levels) <= this.limit;
    if (fits(MAX_LEVELS)) return Infinity;
    let levels = 0;
    while (fits(levels + 1)) levels += 1;
    return levels;
  }
}
