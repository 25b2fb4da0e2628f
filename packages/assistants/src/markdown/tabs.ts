import type { Element, ElementContent, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';

import { childElements, element, hasClass, text, WITHOUT_JS } from '@api-docs/kit';

/** Returns the name of a tab in its panel. */
export const tabLabel = (panel: Element) => childElements(panel).find((child) => hasClass(child, WITHOUT_JS));

/** Writes the names of tabs into their panels, if they are only in a list as in the theme of Docusaurus. */
function writeLabels(container: Element): void {
  const parts = childElements(container);
  const tabs = parts.filter(({ properties }) => properties.role === 'tablist').flatMap(childElements);
  const panels = parts.flatMap(childElements).filter(({ properties }) => properties.role === 'tabpanel');
  if (tabs.length !== panels.length || panels.some(tabLabel)) return;
  for (const [index, panel] of panels.entries()) {
    const label = toText(tabs[index] ?? panel).trim();
    panel.children.unshift(element('p', [text(label)], { className: [WITHOUT_JS] }));
  }
}

/** Writes the titles of the tabs around a tab before its own. Example: `Linux › Debian`. */
function nestTitles(nodes: readonly ElementContent[], outer: string): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    const title = node.properties.role === 'tabpanel' ? tabLabel(node) : undefined;
    if (title && outer !== '') title.children.unshift(text(`${outer} › `));
    nestTitles(node.children, title ? toText(title).trim() : outer);
  }
}

/** Starts the content of each tab, in place, with its title. */
export function titleTabs(tree: Root): void {
  visit(tree, 'element', writeLabels);
  nestTitles(tree.children as ElementContent[], '');
}
