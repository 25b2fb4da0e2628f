import type { Element, ElementContent } from 'hast';

import { element, text } from '@api-docs/kit';
import type { Run } from '@api-docs/kit/node';

import { groupNeighbors } from '../runs';
import type { ChangedRun, ChangeStatus } from './wordDiff';

/** Change of a passage, a table row or a heading; `changed` if it is in both versions with different words. */
export type PassageChange = ChangeStatus | 'changed';

/** Labels of changes, so that color is not the only indication. */
const LABELS = { added: 'Added', removed: 'Removed', changed: 'Changed' } as const;

const CHANGE_TAGS = { added: 'ins', removed: 'del' } as const;

function runElement({ text: value, code, strong, emphasis }: Run): ElementContent {
  const tags = [code && 'code', strong && 'strong', emphasis && 'em'].filter((tag) => tag !== undefined);
  return tags.reduce<ElementContent>((inner, tag) => element(tag, [inner]), text(value));
}

/** Returns CommonMark in which only code is marked, such as "at least one of `a` and `b`". */
export function codeRuns(commonMark: string): Run[] {
  const parts = commonMark.split(/`([^`]+)`/);
  return parts.flatMap((part, index) => (part === '' ? [] : [{ text: part, ...(index % 2 === 1 && { code: true }) }]));
}

/** Renders runs, added text in `<ins>` and removed text in `<del>`; neighbors with the same change share an element. */
export function runElements(runs: readonly ChangedRun[]): ElementContent[] {
  const groups = groupNeighbors(runs, (last, next) => last.change === next.change);
  return groups.flatMap((group) => {
    const [{ change }] = group;
    const nodes = group.map(runElement);
    return change === 'same' ? nodes : [element(CHANGE_TAGS[change], nodes)];
  });
}

/** Renders the label of a change; nothing for what is the same. */
export function changeLabel(change: PassageChange): Element[] {
  return change === 'same' ? [] : [element('span', [text(LABELS[change])], { className: ['compare-sign'] })];
}
