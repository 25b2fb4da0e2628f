import type { Field } from '@api-docs/openapi-facts';

/** Marks the lists in the dotted path or key of a field. Example: `context[].chunk_text`. */
export function withListMarks({ lists = [] }: Pick<Field, 'lists'>, path: string): string {
  const names = path.split('.');
  const marked = names.map((name, index) => {
    const isInside = index < names.length - 1 && lists.includes(names.slice(0, index + 1).join('.'));
    return isInside ? `${name}[]` : name;
  });
  return `${lists.includes('') ? '[].' : ''}${marked.join('.')}`;
}
