import type { ApiFacts, Operation, Tag } from '../types';
import { isGroup } from './tagGroups';

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

/** Returns the tags around a tag, the nearest first, each once. */
function tagsAround({ parent }: Tag, tags: readonly Tag[], inner: readonly Tag[] = []): Tag[] {
  const found = tags.find((one) => one.name === parent && !inner.includes(one));
  return found ? [found, ...tagsAround(found, tags, [...inner, found])] : [];
}

/** Returns the name of the nearest group around a tag; undefined for an outermost one, and for one that contains itself. */
function groupAround(tag: Tag, tags: readonly Tag[]): string | undefined {
  const around = tagsAround(tag, tags);
  return around.includes(tag) ? undefined : around.find(isGroup)?.name;
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
