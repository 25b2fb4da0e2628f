import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

import { hasClass, isElement } from '@api-docs/kit';

/** Rehype plugin that names the check boxes of task lists, because screen readers would read them without a name. */
export function rehypeTaskLists() {
  return (tree: Root): void => {
    visit(tree, 'element', (item) => {
      if (!hasClass(item, 'task-list-item')) return;
      visit(item, 'element', (box) => {
        if (isElement(box, 'input')) box.properties.ariaLabel = box.properties.checked ? 'Done' : 'Not done';
      });
    });
  };
}
