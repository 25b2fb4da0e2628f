import { stemmer } from 'stemmer';

import { isFormOf } from '../engine/invertedIndex';
import { tokenize, UNSPACED_BOUNDARY } from '../engine/tokenize';

/** Where a word begins or ends, also inside of names such as `chunk_id` and `correlationId`, and of sentences without spaces. */
const BOUNDARY = String.raw`(?:(?<![\p{L}\p{N}\p{M}])|(?![\p{L}\p{N}\p{M}])|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|${UNSPACED_BOUNDARY})`;

/** Returns the characters of a word as a pattern that ignores case. The flag `i` would hide the capitals of names. */
function ignoringCase(word: string): string {
  const classes = [...word].map((character) =>
    [character.toLowerCase(), character.toUpperCase()].join('').replace(/[\\\]^-]/g, '\\$&'),
  );
  return classes.map((characters) => `[${characters}]`).join('');
}

/** Returns a pattern for words and identifiers that never matches inside of a word. Its group is the match. */
export function highlightPattern(words: readonly string[]): RegExp {
  return new RegExp(`${BOUNDARY}(${words.map(ignoringCase).join('|')})${BOUNDARY}`, 'gu');
}

/** React updates the text in the first of these and fails if it is split; the others cannot have marks. */
const EXCLUDED = 'form, button, [role="status"], script, style, svg, math';

/** The marks of the search. Figures have others. */
export const MARK = 'mark[data-found]';

function markOf(text: string): HTMLElement {
  const mark = document.createElement('mark');
  mark.textContent = text;
  mark.dataset.found = '';
  return mark;
}

/** Adds to words their other forms that a text has, as the search finds them: `versions` brings `version`. */
export function withForms(words: readonly string[], text: string): string[] {
  const asked = words.flatMap((word) => {
    const [token, ...more] = tokenize(word);
    // Identifiers such as `chunk_id` have no other forms.
    return token && more.length === 0 && token.length === word.length ? [token.word] : [];
  });
  const forms = tokenize(text)
    .filter(({ word }) => asked.some((one) => isFormOf(one, word) && stemmer(one) === stemmer(word)))
    .map(({ start, length }) => text.slice(start, start + length).toLowerCase());
  return [...new Set([...words, ...forms])].sort((a, b) => b.length - a.length);
}

/** Marks words and their other forms in the text of an element; returns a function that removes the marks and leaves text that has changed since. */
export function markWords(element: Element, words: readonly string[]): () => void {
  const pattern = highlightPattern(withForms(words, element.textContent));
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const undo = texts.map((text) => {
    const { data } = text;
    const [first = '', ...others] = text.parentElement?.closest(EXCLUDED) ? [data] : data.split(pattern);
    const added = others.map((part, index) => (index % 2 === 0 ? markOf(part) : new Text(part)));
    if (added.length === 0) return () => undefined;
    text.data = first;
    text.after(...added);
    return () => {
      for (const node of added) node.remove();
      if (text.data === first) text.data = data;
    };
  });
  return () => undo.forEach((restore) => restore());
}
