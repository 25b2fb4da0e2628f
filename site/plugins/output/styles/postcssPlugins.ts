import type { ChildNode, Container, Plugin, Rule } from 'postcss';

/** Examples: `[data-theme='dark']`, `html[data-theme=dark] .navbar`. */
const DARK = /\[data-theme=['"]?dark['"]?\]/;

const INFIMA = /infima[\\/]dist/;

/** Selectors under which Infima sets its variables. */
const INFIMA_SELECTORS = new Set([':root', "html[data-theme='dark']"]);

/** Selectors of a rule for both color modes in the site's stylesheet. */
const BOTH_MODES = [':root', "[data-theme='dark']"];

/** Variables that no style reads: the lightest and darkest shades of Infima's own colors, and the shares that its build mixed. */
const UNREAD = /^--ifm-(?:color-(?!gray|emphasis|content)\w+-(?:light(?:er|est)?|darkest)|.*-value)$/;

/** Limits rules of the dark mode to screens. Rules for both modes stay unchanged. */
export function darkOnScreen(): Plugin {
  return {
    postcssPlugin: 'dark-on-screen',
    Once(root, { AtRule }) {
      const rules: Rule[] = [];
      root.walkRules((rule) => {
        if (rule.selectors.every((selector) => DARK.test(selector))) rules.push(rule);
      });
      for (const rule of rules) {
        rule.replaceWith(new AtRule({ name: 'media', params: 'screen', nodes: [rule.clone()] }));
      }
    },
  };
}

function selectorsOf(parent: Container<ChildNode> | undefined): string[] {
  return parent?.type === 'rule' ? (parent as Container & { selectors: string[] }).selectors : [];
}

/**
 * Removes variables from Infima's stylesheet that the site sets for both color modes, or that nothing reads.
 *
 * @param ownStyles CSS with the site's values of Infima variables
 */
export function dropOverridden(ownStyles: string): Plugin {
  return {
    postcssPlugin: 'drop-overridden',
    Once(root, { parse }) {
      if (!INFIMA.test(root.source?.input.file ?? '')) return;
      const own = new Set<string>();
      parse(ownStyles).walkDecls(/^--/, ({ prop, parent }) => {
        const selectors = selectorsOf(parent);
        if (BOTH_MODES.every((mode) => selectors.includes(mode))) own.add(prop);
      });
      root.walkDecls(/^--/, (declaration) => {
        const selectors = selectorsOf(declaration.parent);
        const isGlobal = selectors.length > 0 && selectors.every((selector) => INFIMA_SELECTORS.has(selector));
        if (isGlobal && (own.has(declaration.prop) || UNREAD.test(declaration.prop))) declaration.remove();
      });
    },
  };
}
