import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

import { takeHeadingId } from '@api-docs/kit/pages';

import type { CodeError } from './codeErrors';

/** Finds the ids that a writer has given to two headings of a page: links would lead to the first only. */
export function headingErrors(tree: Root): CodeError[] {
  const lines = new Map<string, number>();
  const errors: CodeError[] = [];
  visit(tree, 'heading', (heading) => {
    const id = takeHeadingId(structuredClone(heading));
    const line = heading.position?.start.line ?? 1;
    if (id === undefined) return;
    const first = lines.get(id);
    lines.set(id, first ?? line);
    if (first === undefined) return;
    const problem = 'two headings have one id';
    const expected = 'an id that no other heading of the page has';
    errors.push({
      line,
      problem,
      expected,
      found: `{#${id}}, as in line ${first}`,
      remedy: 'write another id, or none, and correct the links to it',
    });
  });
  return errors;
}
