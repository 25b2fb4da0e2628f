import { defined, isJsonObject } from '@api-docs/kit';

import type { OpenApiDocument } from '../document/openApiDocument';
import { firstText, uniqueName } from '../text/names';
import type { Operation, Tag } from '../types';
import { readExternalDocs } from './readValue';
import { OTHER_TAG } from './tagGroups';

interface Group {
  name: string;
  tags: unknown[];
}

/** Reads `x-tagGroups`, as Redocly and others read it. What is no group of tags is left out. */
function readGroups(given: unknown): Group[] {
  return (Array.isArray(given) ? given : [])
    .filter(isJsonObject)
    .flatMap(({ name, tags }): Group[] => (typeof name === 'string' && Array.isArray(tags) ? [{ name, tags }] : []));
}

/**
 * Puts tags into the groups of `x-tagGroups`, each of which becomes a tag around them: in the order of the groups, and of the
 * tags in each. Tags that no group names come last.
 */
function inGroups(tags: readonly Tag[], groups: readonly Group[]): Tag[] {
  const names = new Set(tags.map(({ name }) => name));
  const used = new Set<Tag>();
  const grouped = groups.flatMap(({ name: label, tags: members }): Tag[] => {
    const own = members.flatMap(
      (member) => tags.find(({ name, parent }) => name === member && parent === undefined) ?? [],
    );
    const isFirst = (tag: Tag) => !used.has(tag) && Boolean(used.add(tag));
    const inside = own.filter(isFirst);
    if (inside.length === 0) return [];
    const name = uniqueName(label, names, (text) => text);
    const group: Tag = { name, ...(name === label ? {} : { summary: label }), description: '' };
    return [group, ...inside.map((tag) => ({ ...tag, parent: name }))];
  });
  const taken = new Set(grouped.map(({ name }) => name));
  return [...grouped, ...tags.filter(({ name }) => !taken.has(name))];
}

/** Returns the declared tags, then those that operations use without a declaration. */
export function readTags(
  { tags = [], 'x-tagGroups': groups }: OpenApiDocument,
  operations: readonly Operation[],
): Tag[] {
  // The extension is the label of a tag for Redocly and others.
  const declared = tags.map(({ name, summary, description = '', externalDocs, parent, kind, 'x-displayName': label }) =>
    defined<Tag>({
      name,
      summary: firstText(summary, typeof label === 'string' ? label : '') || undefined,
      description,
      ...readExternalDocs(externalDocs),
      parent,
      kind,
    }),
  );
  const names = new Set(declared.map(({ name }) => name));
  const used = [...new Set(operations.map(({ tag }) => tag))].filter((tag) => !names.has(tag));
  const others = [...used.filter((tag) => tag !== OTHER_TAG), ...used.filter((tag) => tag === OTHER_TAG)];
  // A document without tags has one group, which is not what is left over from others.
  const isWhole = declared.length === 0 && used.length === 1;
  const labelOf = (name: string) => (isWhole && name === OTHER_TAG ? { summary: 'Operations' } : {});
  const all: Tag[] = [...declared, ...others.map((name) => ({ name, description: '', ...labelOf(name) }))];
  return inGroups(all, readGroups(groups));
}
