import { stringifyJson } from '@api-docs/kit';
import type { Body, Response } from '@api-docs/openapi-facts';

/** A body of one response or of several. */
export interface SharedBody {
  statuses: string[];
  /** With the examples of all statuses. */
  body: Body;
  /** The page shows the fields of this body elsewhere. */
  isMain: boolean;
}

/** Returns all that a page says about a body besides its examples. */
const contentOf = (body: Body) => stringifyJson({ ...body, examples: undefined });

/**
 * Groups the bodies of responses that differ in their examples only, such as those of errors.
 *
 * @param main the body that is shown elsewhere; it makes no group
 * @returns the groups in the order of their first statuses
 */
export function sharedBodies(responses: readonly Response[], main?: Body): SharedBody[] {
  const mainContent = main && contentOf(main);
  const groups = new Map<string, SharedBody>();
  for (const { code, contents } of responses) {
    for (const body of contents) {
      if (body === main) continue;
      const content = contentOf(body);
      const known = groups.get(content);
      const isMain = body.field !== undefined && content === mainContent;
      if (!known) {
        groups.set(content, { statuses: [code], body, isMain });
        continue;
      }
      known.statuses.push(code);
      const shown = known.body.examples.map((example) => stringifyJson(example));
      const others = body.examples.filter((example) => !shown.includes(stringifyJson(example)));
      known.body = { ...known.body, examples: [...known.body.examples, ...others] };
    }
  }
  return [...groups.values()];
}
