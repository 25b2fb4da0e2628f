import type { Json } from '../json';

function pythonLiteral(value: Json, indent: string): string {
  const inner = `${indent}    `;
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((item) => `${inner}${pythonLiteral(item, inner)},\n`).join('')}${indent}]`;
  }
  if (typeof value === 'object') {
    const entries = Object.entries(value);
    if (entries.length === 0) return '{}';
    const lines = entries.map(([key, item]) => `${inner}${JSON.stringify(key)}: ${pythonLiteral(item, inner)},\n`);
    return `{\n${lines.join('')}${indent}}`;
  }
  return JSON.stringify(value);
}

function indented(text: string, indent: string): string {
  return text.replaceAll('\n', `\n${indent}`);
}

/**
 * Writes a JSON value as a Python literal.
 *
 * @param value the value
 * @param indent white space before the line that the literal begins on
 * @returns source text, multi-line for what is not empty
 */
export function toPython(value: Json, indent = ''): string {
  return pythonLiteral(value, indent);
}

/** Example: the last line of `{\n  "a": 1\n}`, which JSON ends without a comma. */
const LAST_LINE = /([^[{,\s])\n(?=\s*[\]}])/g;

/**
 * Writes a JSON value as a TypeScript literal: JSON with bare keys where the language allows them and a comma after each
 * line, as Prettier writes it.
 *
 * @param indent white space before the line that the literal begins on
 */
export function toTypeScript(value: Json, indent = ''): string {
  const json = JSON.stringify(value, null, 2)
    .replace(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replace(LAST_LINE, '$1,\n');
  return indented(json, indent);
}

/** Writes a JSON value as JSON with two spaces, later lines indented. */
export function toJson(value: Json, indent = ''): string {
  return indented(JSON.stringify(value, null, 2), indent);
}

/** Writes JSON as a Go raw string; a backtick, which raw strings cannot hold, is added as a string of its own. */
export function toGoRawString(value: Json): string {
  return `\`${JSON.stringify(value, null, 2).replaceAll('`', '` + "`" + `')}\``;
}

/** Writes JSON as a Java text block, backslashes doubled as the language wants. */
export function toJavaTextBlock(value: Json, indent: string): string {
  const json = toJson(value, indent).replaceAll('\\', '\\\\').replaceAll('"""', '\\"""');
  return `"""\n${indent}${json}\n${indent}"""`;
}
