/** Replaces each integer that a number would round by the nearest number, for validators, which know no others. */
export function nearestNumbers<Value>(value: Value): Value {
  const replace = (_key: string, item: unknown) => (typeof item === 'bigint' ? Number(item) : item);
  return JSON.parse(JSON.stringify(value, replace)) as Value;
}
