/** Returns the value of an object's own property: of names that come from a document, such as `constructor`. */
export function own<Value>(map: { readonly [name: string]: Value } | undefined, name: string): Value | undefined {
  return map !== undefined && Object.hasOwn(map, name) ? map[name] : undefined;
}
