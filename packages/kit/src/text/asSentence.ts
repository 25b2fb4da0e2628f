/** Returns a text with a full stop, unless it ends like a sentence already, or is empty. */
export function asSentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}
