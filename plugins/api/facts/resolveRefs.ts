import { closestName } from '../../../shared/closestName';
import { buildError } from '../../lib/buildError';

type Mapping = Record<string, unknown>;

function isMapping(value: unknown): value is Mapping {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function lookUp(document: Mapping, ref: string, file: string): unknown {
  const segments = ref.replace(/^#\//, '').split('/');
  let node: unknown = document;
  for (const [depth, segment] of segments.entries()) {
    const known = isMapping(node) ? Object.keys(node) : [];
    if (!ref.startsWith('#/') || !known.includes(segment)) {
      const nearest = closestName(segment, known);
      throw buildError({
        file,
        problem: '$ref to a component that does not exist',
        expected: 'a component of the same file, in the form #/components/schemas/Name',
        found: ref,
        remedy:
          nearest && nearest !== segment
            ? `write "#/${[...segments.slice(0, depth), nearest, ...segments.slice(depth + 1)].join('/')}"`
            : 'add the component or fix the $ref',
      });
    }
    node = (node as Mapping)[segment];
  }
  return node;
}

/**
 * Replaces every `$ref` of an OpenAPI document by its target. Keys next to a `$ref` override those of the target, as
 * OpenAPI 3.1 allows.
 *
 * @param document parsed OpenAPI file, not changed
 * @param file its path in messages
 * @returns a copy without references
 * @throws if a `$ref` is not a string, is circular, or points outside the file or to a missing component
 */
export function resolveRefs(document: Mapping, file: string): Mapping {
  const resolve = (value: unknown, trail: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((item) => resolve(item, trail));
    if (!isMapping(value)) return value;
    const { $ref: ref, ...siblings } = value;
    if (ref === undefined) {
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item, trail)]));
    }
    if (typeof ref !== 'string') {
      throw buildError({
        file,
        problem: '$ref is not a string',
        expected: 'the form #/components/schemas/Name',
        found: `$ref: ${JSON.stringify(ref)}`,
        remedy: 'write the path of the component',
      });
    }
    if (trail.includes(ref)) {
      throw buildError({
        file,
        problem: 'circular $ref',
        expected: 'schemas without cycles',
        found: [...trail, ref].join(' → '),
        remedy: 'remove the $ref that points back to the schema',
      });
    }
    const target = resolve(lookUp(document, ref, file), [...trail, ref]);
    return { ...(target as Mapping), ...(resolve(siblings, trail) as Mapping) };
  };
  return resolve(document, []) as Mapping;
}
