/**
 * Writes a value as nginx reads it: in quotes, with nothing in it that nginx would take for a variable or an end.
 *
 * @throws when the value has a quote, a dollar sign, a backslash or a line break
 */
export function quoted(value: string): string {
  if (/["$\\\r\n]/.test(value)) throw new Error(`nginx would read this value otherwise than it is written: ${value}`);
  return `"${value}"`;
}
