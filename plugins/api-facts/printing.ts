import { micromark } from 'micromark';

import type { OperationLink, PrintedRow } from './props';
import type { FieldRow, Json, Operation } from './types';

/**
 * Turns CommonMark of the OpenAPI file into HTML. Raw HTML in it is escaped.
 *
 * @param markdown one phrase or several paragraphs
 * @returns HTML; a single paragraph comes without its `<p>`
 */
export function toHtml(markdown: string): string {
  const html = micromark(markdown.trim());
  const inner = /^<p>([\s\S]*)<\/p>$/.exec(html)?.[1];
  return inner !== undefined && !inner.includes('<p>') ? inner : html;
}

/**
 * Takes the first sentence of a description.
 *
 * @param markdown CommonMark, for example `Scores a text. Higher is better.`
 * @returns for example `Scores a text.`
 */
export function firstSentence(markdown: string): string {
  return /^[\s\S]*?[.!?](?=\s|$)/.exec(markdown.trim())?.[0] ?? markdown.trim();
}

/** @returns a row whose texts are HTML, without what is empty */
export function printRow({ description, limits, deprecated, default: fallback, ...row }: FieldRow): PrintedRow {
  return {
    ...row,
    html: toHtml(description),
    ...(limits.length > 0 ? { limits: limits.map(toHtml) } : {}),
    ...(fallback === undefined ? {} : { default: fallback }),
    ...(deprecated ? { deprecated } : {}),
  };
}

/** @returns the link to an operation's reference page */
export function operationLink(operation: Operation): OperationLink {
  return { path: operation.path, to: `/docs/api${operation.path}` };
}

/** A list of numbers over several lines, as `JSON.stringify` indents it. */
const NUMBERS = /\[\s+((?:-?\d+(?:\.\d+)?,\s+)*-?\d+(?:\.\d+)?)\s+\]/g;

/**
 * Writes JSON as people write it: two spaces, and a list of numbers such as a pair of offsets on one line.
 *
 * @param value an example's body
 */
export function printJson(value: Json): string {
  return JSON.stringify(value, null, 2).replace(
    NUMBERS,
    (_list, numbers: string) => `[${numbers.replace(/\s+/g, ' ')}]`,
  );
}
