import { isPlain } from './parseDescription';

/** Returns CommonMark that reads as a text, such as a summary. Example: `a_b` → `a\_b`. */
export function escapeMarkdown(text: string): string {
  return isPlain(text) ? text : text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
}
