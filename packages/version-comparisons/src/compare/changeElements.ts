import type { Element, ElementContent } from 'hast';

import { element, text } from '@api-docs/kit/html';
import type { Run } from '@api-docs/kit/blocks';

import type { ChangedRun, PassageChange } from './comparison';
import { groupRuns } from './wordDiff';

/** Labels of changes, so that color is not the only indication. */
const LABELS = { added: 'Added', removed: 'Removed', changed: 'Changed' } as const;

const CHANGE_TAGS = { added: 'ins', removed: 'del' } as const;

function runElement({ text: value, code, strong, emphasis }: Run): ElementContent {
  const tags = [code && 'code', strong && 'strong', emphasis && 'em'].filter((tag) => tag !== undefined);
  return tags.reduce<ElementContent>((inner, tag) => element(tag, [inner]), text(value));
}

/** Renders runs, added text in `<ins>` and removed text in `<del>`; neighbors with the same change share an element. */
export function runElements(runs: readonly ChangedRun[]): ElementContent[] {
  return groupRuns(runs).flatMap((group) => {
    const nodes = group.runs.map(runElement);
    return group.change === 'same' ? nodes : [element(CHANGE_TAGS[group.change], nodes)];
  });
}

/** Renders the label of a change; nothing for what is the same. */
export function changeLabel(change: PassageChange): Element[] {
  return change === 'same' ? [] : [element('span', [text(LABELS[change])], { className: ['compare-sign'] })];
}
