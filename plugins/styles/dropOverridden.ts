import type { ChildNode, Container, Plugin } from 'postcss';

const INFIMA = /infima[\\/]dist/;

/** Selectors under which Infima sets its variables for both modes. */
const MODES = new Set([':root', "html[data-theme='dark']"]);

/** Selectors under which the site sets a variable for both modes at once. */
const BOTH_MODES = [':root', "[data-theme='dark']"];

function selectorsOf(parent: Container<ChildNode> | undefined): string[] {
  return parent?.type === 'rule' ? (parent as Container & { selectors: string[] }).selectors : [];
}

/**
 * Returns the PostCSS step that removes the variables from Infima's style sheet that the site sets itself, in both modes.
 *
 * @param ownSheet CSS of the site's sheet of Infima variables
 */
export function dropOverridden(ownSheet: string): Plugin {
  return {
    postcssPlugin: 'drop-overridden',
    Once(root, { parse }) {
      if (!INFIMA.test(root.source?.input.file ?? '')) return;
      const own = new Set<string>();
      parse(ownSheet).walkDecls(/^--/, ({ prop, parent }) => {
        const selectors = selectorsOf(parent);
        if (BOTH_MODES.every((mode) => selectors.includes(mode))) own.add(prop);
      });
      root.walkDecls(/^--/, (declaration) => {
        const selectors = selectorsOf(declaration.parent);
        const isMode = selectors.length > 0 && selectors.every((selector) => MODES.has(selector));
        if (isMode && own.has(declaration.prop)) declaration.remove();
      });
    },
  };
}
