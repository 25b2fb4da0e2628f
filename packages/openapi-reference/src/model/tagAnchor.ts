import { documentTarget, type ApiFacts, type Tag } from '@api-docs/openapi-facts';

/** Returns the id of the list of a tag's operations; undefined if the list of another tag has the same, or the name has no letters. */
export function tagAnchor({ tags }: Pick<ApiFacts, 'tags'>, { name }: Pick<Tag, 'name'>): string | undefined {
  const target = documentTarget(name);
  const first = tags.find((tag) => documentTarget(tag.name) === target);
  return target === '' || first?.name !== name ? undefined : `tag-${target}`;
}
