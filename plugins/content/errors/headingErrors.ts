import type { Root } from 'mdast';

import { takeHeadingId } from '@api-docs/kit/pages';

import { duplicates } from '../../lib/duplicates';
import type { CodeError } from './pageProgram';

/**
 * Finds the ids that a writer has given to two headings of a page: links would lead to the first only. Headings in two tabs may have
 * one id on purpose.
 */
export function headingErrors(tree: Root): CodeError[] {
  const headings = tree.children.flatMap((node) =>
    node.type === 'heading' ? { id: takeHeadingId(structuredClone(node)), line: node.position?.start.line ?? 1 } : [],
  );
  return duplicates(headings, ({ id }) => id).map(({ item: { id, line }, first }) => ({
    line,
    problem: 'two headings have one id',
    expected: 'an id that no other heading of the page has',
    found: `{#${id}}, as in line ${first.line}`,
    remedy: 'write another id, or none, and correct the links to it',
  }));
}
