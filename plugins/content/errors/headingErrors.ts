import type { Root } from 'mdast';

import { takeHeadingId } from '@api-docs/kit/pages';

import type { CodeError } from './pageProgram';

/**
 * Finds the ids that a writer has given to two headings of a page: links would lead to the first only. Headings in two tabs may have
 * one id on purpose.
 */
export function headingErrors(tree: Root): CodeError[] {
  const lines = new Map<string, number>();
  const errors: CodeError[] = [];
  for (const heading of tree.children) {
    if (heading.type !== 'heading') continue;
    const id = takeHeadingId(structuredClone(heading));
    const line = heading.position?.start.line ?? 1;
    if (id === undefined) continue;
    const first = lines.get(id);
    lines.set(id, first ?? line);
    if (first === undefined) continue;
    const problem = 'two headings have one id';
    const expected = 'an id that no other heading of the page has';
    errors.push({
      line,
      problem,
      expected,
      found: `{#${id}}, as in line ${first}`,
      remedy: 'write another id, or none, and correct the links to it',
    });
  }
  return errors;
}
