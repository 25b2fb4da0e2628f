import type { Element, ElementContent } from 'hast';

import { element, text } from '../elements';
import { bodyNotes, bodyTitle, CHANGE_WORDS, changeSign, fieldNames } from './bodyWords';
import type { BodyChange, FieldChange } from './compareFields';
import { runElements } from './passageElements';

function titleElements(change: BodyChange): ElementContent[] {
  return bodyTitle(change).map(({ text: words, code }) => (code ? element('code', [text(words)]) : text(words)));
}

function fieldElement(row: FieldChange, body: BodyChange): Element {
  const { tag } = CHANGE_WORDS[row.change];
  const names = fieldNames(row).flatMap((name, index) => [
    ...(index > 0 ? [text(' → ')] : []),
    element(tag ?? 'span', [element('code', [text(name)])]),
  ]);
  const notes = row.notes.map((note) => element('span', [text(` · ${note}`)], { className: ['compare-note'] }));
  const description = row.description ? [element('p', runElements(row.description))] : [];
  return element(
    'li',
    [
      element('span', [text(changeSign(row, body))], { className: ['compare-sign'] }),
      text(' '),
      ...names,
      ...notes,
      ...description,
    ],
    { className: [`compare-${tag === 'ins' ? 'added' : tag === 'del' ? 'removed' : 'changed'}`] },
  );
}

/**
 * Writes what became of the fields of the API.
 *
 * @param changes of a comparison
 * @returns for each body a heading of level 3 and a list
 */
export function bodyElements(changes: readonly BodyChange[]): Element[] {
  return changes.flatMap((change) => [
    element('h3', titleElements(change)),
    ...bodyNotes(change).map((note) => element('p', [text(note)])),
    ...(change.rows.length > 0
      ? [
          element(
            'ul',
            change.rows.map((row) => fieldElement(row, change)),
            { className: ['compare-fields'] },
          ),
        ]
      : []),
  ]);
}
