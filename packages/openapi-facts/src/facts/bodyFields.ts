import { memoize } from '@api-docs/kit';

import type { Schema } from '../document/schemaObject';
import type { ResolveRefs } from '../resolve/apiDocument';
import type { Direction, Field } from '../fieldTypes';
import { onlyRef } from '../schemas/resolvedSchema';
import { fieldOf } from './readFields';
import { schemaTree, type SchemaNode } from './schemaTree';

/** Levels of components from which a number of levels counts as all of them. */
const MAX_LEVELS = 12;

/** The size of a schema with the components in it not expanded. */
interface Outline {
  rows: number;
  /** References of the components in it, each as often as it is there. */
  components: string[];
}

/** A component with the components in it not expanded. */
interface ComponentOutline extends Outline {
  fields: Record<Direction, Field>;
}

/** Returns a node and all inside of it, in the order of their rows. */
function nodesOf(node: SchemaNode): SchemaNode[] {
  return [node, ...[...node.children, ...node.variants].flatMap(nodesOf)];
}

function outlineOf(tree: SchemaNode): Outline {
  const nodes = nodesOf(tree);
  return { rows: nodes.length, components: nodes.flatMap(({ component }) => component ?? []) };
}

/**
 * Reads the fields of bodies and parameters with as many levels of components as a page can show, so that work grows with the document and
 * not with the product of its references. Every component is read once, and every body that is one once in each direction.
 */
export class BodyFields {
  private readonly rows = new Map<string, number>();
  private readonly bodies = new Map<string, Field>();

  /** @param limit number of rows from which a body shows fewer levels */
  constructor(
    private readonly resolve: ResolveRefs,
    private readonly limit: number,
  ) {}

  /** Returns a component with the components in it not expanded. */
  readonly outline = memoize((ref: string): ComponentOutline => {
    const tree = schemaTree({ $ref: ref }, this.resolve, 0);
    return { ...outlineOf(tree), fields: { request: fieldOf(tree, 'request'), response: fieldOf(tree, 'response') } };
  });

  private rowsOf({ rows, components }: Outline, levels: number): number {
    if (levels === 0) return rows;
    return components.reduce((sum, ref) => {
      const key = `${levels} ${ref}`;
      const inner = this.rows.get(key) ?? this.rowsOf(this.outline(ref), levels - 1);
      this.rows.set(key, inner);
      return sum + inner;
    }, rows);
  }

  /** Returns the number of levels of components that a value can show; Infinity if it shows all. */
  private levelsOf(schema: Schema | boolean): number {
    const ref = onlyRef(schema);
    const whole = () => outlineOf(schemaTree(schema, this.resolve, 0));
    const outline = ref === undefined ? whole() : this.outline(ref);
    if (outline.components.length === 0) return Infinity;
    const fits = (levels: number) => this.rowsOf(outline, levels) <= this.limit;
    if (fits(MAX_LEVELS)) return Infinity;
    let levels = 0;
    while (fits(levels + 1)) levels += 1;
    return levels;
  }

  /**
   * Returns the field of a whole value.
   *
   * @param at of a parameter, its name and whether it is required
   */
  read(schema: Schema | boolean, direction: Direction, at?: Pick<Field, 'name' | 'requirement'>): Field {
    const read = () => fieldOf(schemaTree(schema, this.resolve, this.levelsOf(schema), at), direction);
    const ref = at ? undefined : onlyRef(schema);
    if (ref === undefined) return read();
    const key = `${direction} ${ref}`;
    const field = this.bodies.get(key) ?? read();
    this.bodies.set(key, field);
    return field;
  }
}
