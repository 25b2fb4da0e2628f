/** A body or a field, with the fields inside of it by their names. */
export interface FieldNode<Field> {
  /** Dotted path; empty for the body. */
  path: string;
  inside: Map<string, FieldNode<Field> & { field: Field }>;
}

/** Arranges the fields of a body as a tree. */
export function fieldTree<Field extends { path: string }>(fields: readonly Field[]): FieldNode<Field> {
  const body: FieldNode<Field> = { path: '', inside: new Map() };
  const nodes = new Map(fields.map((field) => [field.path, { path: field.path, field, inside: new Map() }]));
  for (const [path, node] of nodes) {
    // A name may contain dots, so that not each dot is a step.
    const dots = [...path.matchAll(/\./g)].map(({ index }) => index).reverse();
    const dot = dots.find((index) => nodes.has(path.slice(0, index)));
    const outer = dot === undefined ? body : nodes.get(path.slice(0, dot));
    outer?.inside.set(dot === undefined ? path : path.slice(dot + 1), node);
  }
  return body;
}
