import { nearestName } from '../../shared/nearestName';
import { teachingError } from '../teachingError';

type Node = Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function lookUp(document: Node, ref: string, file: string): unknown {
  const segments = ref.replace(/^#\//, '').split('/');
  let node: unknown = document;
  for (const [depth, segment] of segments.entries()) {
    const known = isNode(node) ? Object.keys(node) : [];
    if (!ref.startsWith('#/') || !known.includes(segment)) {
      const nearest = nearestName(segment, known);
      throw teachingError({
        file,
        problem: 'reference to nothing',
        expected: 'a component of the same file, in the form #/components/schemas/Name',
        found: ref,
        remedy:
          nearest && nearest !== segment
            ? `write "#/${[...segments.slice(0, depth), nearest, ...segments.slice(depth + 1)].join('/')}"`
            : 'add the component or mend the reference',
      });
    }
    node = (node as Node)[segment];
  }
  return node;
}

/**
 * Replaces every `$ref` of an OpenAPI document by what it points to; siblings of the `$ref` win, as OpenAPI 3.1 allows.
 *
 * @param document parsed OpenAPI file, not changed
 * @param file its name in messages
 * @returns a copy without references
 * @throws on a reference that points to nothing, outside the file or to itself, or is no text
 */
export function resolveRefs(document: Node, file: string): Node {
  const resolve = (value: unknown, trail: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((item) => resolve(item, trail));
    if (!isNode(value)) return value;
    const { $ref: ref, ...siblings } = value;
    if (ref !== undefined && typeof ref !== 'string') {
      throw teachingError({
        file,
        problem: 'reference that is no text',
        expected: 'the form #/components/schemas/Name',
        found: `$ref: ${JSON.stringify(ref)}`,
        remedy: 'name the component',
      });
    }
    if (ref !== undefined) {
      if (trail.includes(ref)) {
        throw teachingError({
          file,
          problem: 'reference in a circle',
          expected: 'schemas that end',
          found: [...trail, ref].join(' → '),
          remedy: 'take the schema out of itself',
        });
      }
      const target = resolve(lookUp(document, ref, file), [...trail, ref]);
      return { ...(target as Node), ...(resolve(siblings, trail) as Node) };
    }
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item, trail)]));
  };
  return resolve(document, []) as Node;
}
