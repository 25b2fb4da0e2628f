import type { Schema } from '../document/schemaObject';
import type { ResolveRefs } from '../resolve/apiDocument';
import type { Direction, Field } from '../fieldTypes';
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

/** Returns the reference of a schema that is nothing else. */
function onlyRef(schema: Schema | boolean): string | undefined {
  return typeof schema === 'object' && Object.keys(schema).length === 1 ? schema.$ref : undefined;
}

/**
 * Reads the fields of bodies with as many levels of components as a page can show, so that work grows with the document and
 * not with the product of its references. Every component is read once in each direction, and every body that is one.
 */
export class BodyFields {
  private readonly outlines = new Map<string, Outline>();
  private readonly rows = new Map<string, number>();
  private readonly bodies = new Map<string, Field>();

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

  /** Returns the number of levels of components that a value can show; Infinity if it shows all. */
  levelsOf(schema: Schema | boolean, direction: Direction): number {
    const ref = onlyRef(schema);
    const whole = () => outlineOf(readWhole('', schema, this.resolve, direction, 'optional', 0));
    const outline = ref === undefined ? whole() : this.outline(ref, direction);
    if (outline.components.length === 0) return Infinity;
    const fits = (levels: number) => this.rowsOf(outline, direction, levels) <= this.limit;
    if (fits(MAX_LEVELS)) return Infinity;
    let levels = 0;
    while (fits(levels + 1)) levels += 1;
    return levels;
  }

  /** Returns the field of a whole body. */
  read(schema: Schema | boolean, direction: Direction): Field {
    const key = `${direction} ${onlyRef(schema)}`;
    const read = () => readWhole('', schema, this.resolve, direction, 'optional', this.levelsOf(schema, direction));
    if (onlyRef(schema) === undefined) return read();
    const field = this.bodies.get(key) ?? read();
    this.bodies.set(key, field);
    return field;
  }
}
