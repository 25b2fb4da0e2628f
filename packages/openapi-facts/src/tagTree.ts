import { buildError, spellingRemedy } from '@api-docs/kit/buildError';

import { isGroup } from './readOperation';
import type { ApiFacts, Operation, Tag } from './types';

/** A tag that makes a group of operations, with the groups inside of it. */
export interface TagGroup {
  tag: Tag;
  /** Labels of the groups around it and its own, the outermost first. */
  labels: string[];
  operations: Operation[];
  groups: TagGroup[];
}

/** Returns the text that stands for a tag: its summary, otherwise its name. */
export function tagLabel({ name, summary }: Pick<Tag, 'name' | 'summary'>): string {
  return summary ?? name;
}

/** Returns the name of the nearest group around a tag; undefined for an outermost one. */
function groupAround({ parent }: Tag, tags: readonly Tag[]): string | undefined {
  const found = tags.find(({ name }) => name === parent);
  return found && !isGroup(found) ? groupAround(found, tags) : found?.name;
}

/** Returns the groups of an API's operations as a tree, in the order of the file. Groups without operations are left out. */
export function tagTree({ tags, operations }: Pick<ApiFacts, 'tags' | 'operations'>): TagGroup[] {
  const groups = tags.filter(isGroup);
  const groupsIn = (outer: string | undefined, outerLabels: readonly string[]): TagGroup[] =>
    groups
      .filter((tag) => groupAround(tag, tags) === outer)
      .map((tag) => {
        const labels = [...outerLabels, tagLabel(tag)];
        const own = operations.filter((operation) => operation.tag === tag.name);
        return { tag, labels, operations: own, groups: groupsIn(tag.name, labels) };
      })
      .filter((group) => group.operations.length > 0 || group.groups.length > 0);
  return groupsIn(undefined, []);
}

/** Lists the groups of a tree, each before those inside of it. */
export function flatGroups(tree: readonly TagGroup[]): TagGroup[] {
  return tree.flatMap((group) => [group, ...flatGroups(group.groups)]);
}

/**
 * Checks the parents of tags.
 *
 * @param position returns `file:line` of the parent of a tag by the tag's index
 * @throws if a parent is no tag, or a tag contains itself
 */
export function checkParents(tags: readonly Tag[], position: (index: number) => string): void {
  for (const [index, { name, parent }] of tags.entries()) {
    const trail = [name];
    for (let outer = parent; outer !== undefined;) {
      const found = tags.find((tag) => tag.name === outer);
      const isCircular = trail.includes(outer);
      if (!found || isCircular) {
        const others = tags.map((tag) => tag.name).filter((other) => other !== name);
        throw buildError({
          file: position(found ? index : tags.findIndex((tag) => tag.parent === outer)),
          problem: isCircular ? `the tag "${name}" contains itself` : `the parent of a tag does not exist`,
          expected: 'the name of another tag, which is outside of this one',
          found: isCircular ? [...trail, outer].join(' → ') : outer,
          remedy: isCircular ? 'remove one of these parents' : spellingRemedy(outer, others, `add ${outer} to tags`),
        });
      }
      trail.push(outer);
      outer = found.parent;
    }
  }
}
