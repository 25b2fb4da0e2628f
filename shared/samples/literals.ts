import type { Json } from '../json';

function indented(text: string, indent: string): string {
  return text.replaceAll('\n', `\n${indent}`);
}

/**
 * Converts a JSON value to a Python literal with one item per line.
 *
 * @param indent white space at the start of the line in which the literal begins
 */
export function toPython(value: Json, indent = ''): string {
  const inner = `${indent}    `;
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((item) => `${inner}${toPython(item, inner)},\n`).join('')}${indent}]`;
  }
  if (typeof value === 'object') {
    const entries = Object.entries(value);
    if (entries.length === 0) return '{}';
    const lines = entries.map(([key, item]) => `${inner}${JSON.stringify(key)}: ${toPython(item, inner)},\n`);
    return `{\n${lines.join('')}${indent}}`;
  }
  return JSON.stringify(value);
}

/** The last item of an object or list, which has no comma in JSON. Example: `1` in `{\n  "a": 1\n}`. */
const LAST_ITEM = /([^[{,\s])\n(?=\s*[\]}])/g;

/**
 * Converts a JSON value to a TypeScript literal as formatted by Prettier, with unquoted keys and trailing commas.
 *
 * @param indent white space at the start of the line in which the literal begins
 */
export function toTypeScript(value: Json, indent = ''): string {
  const json = JSON.stringify(value, null, 2)
    .replace(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replace(LAST_ITEM, '$1,\n');
  return indented(json, indent);
}

/** Formats a JSON value with two spaces per level. All lines except the first one are indented further by `indent`. */
export function toJson(value: Json, indent = ''): string {
  return indented(JSON.stringify(value, null, 2), indent);
}

/** Converts a JSON value to a Go raw string. Raw strings cannot contain backticks, so each is a string of its own. */
export function toGoRawString(value: Json): string {
  return `\`${JSON.stringify(value, null, 2).replaceAll('`', '` + "`" + `')}\``;
}

/** Converts a JSON value to a Java text block, with escaped backslashes. */
export function toJavaTextBlock(value: Json, indent: string): string {
  const json = toJson(value, indent).replaceAll('\\', '\\\\').replaceAll('"""', '\\"""');
  return `"""\n${indent}${json}\n${indent}"""`;
}

/** Converts text to a string literal of Python, TypeScript, Go and Java, whose escapes are those of JSON. */
export function toString(text: string): string {
  return JSON.stringify(text);
}

/** Converts text to a word of the shell in double quotes; variables are not expanded. */
export function toShell(text: string): string {
  return `"${escapeShell(text)}"`;
}

/** Escapes text for double quotes of the shell. */
export function escapeShell(text: string): string {
  return text.replace(/["$`\\]/g, '\\$&');
}

/** Converts text of several lines to a word of the shell in single quotes. */
export function toShellText(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Converts text to a Go literal: a raw string if it has several lines. */
export function toGoText(text: string): string {
  const isRaw = text.includes('\n') && !/[`\r\0]/.test(text);
  return isRaw ? `\`${text}\`` : toString(text);
}

/** Converts text to a Java literal: a text block if it has several lines, none of which ends with white space. */
export function toJavaText(text: string, indent: string): string {
  const isBlock = text.includes('\n') && !/[ \t\r]$/m.test(text) && !text.includes('\r');
  if (!isBlock) return toString(text);
  const lines = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""').replace(/"$/, '\\"');
  return `"""\n${indent}${indented(lines, indent)}"""`;
}
