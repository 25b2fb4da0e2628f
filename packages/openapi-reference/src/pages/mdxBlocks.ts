import { safeMdxItem } from './safeMdx';

/** Joins blocks of Markdown with an empty line between them. */
export function blocks(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n');
}

/** Returns a heading. */
export function heading(level: number, text: string): string {
  return `${'#'.repeat(level)} ${text}`;
}

/** Returns a section with a title; nothing without parts. */
export function section(level: number, title: string, parts: readonly string[]): string {
  return parts.length > 0 ? blocks(heading(level, title), ...parts) : '';
}

/** Returns a string as the value of a JSX attribute. */
export function attribute(name: string, value: string): string {
  return `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

/** Returns a list item: a label of CommonMark, and a description. */
export function listItem(label: string, description = '', indent = ''): string {
  return safeMdxItem(description ? `${label}:` : label, description, indent);
}

/** Returns a block of code. */
export function fence(text: string, language: string): string {
  const marks = '`'.repeat(Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length)) + 1);
  return `${marks}${language}\n${text}\n${marks}`;
}
