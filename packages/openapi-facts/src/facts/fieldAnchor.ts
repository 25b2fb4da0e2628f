/** Returns a key as an anchor. Names of most fields are their own anchor. */
export function anchorOf(key: string): string {
  return key
    .replaceAll('.', '-')
    .replace(/[^\w-]+/g, '_')
    .replace(/^$/, 'root');
}

/** Returns the permanent anchor of a field by its key. */
export function fieldAnchor(part: string, key: string): string {
  return `${part}-${anchorOf(key)}`;
}
