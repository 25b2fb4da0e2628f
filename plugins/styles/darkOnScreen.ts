import type { Plugin, Rule } from 'postcss';

/** Examples: `[data-theme='dark']`, `html[data-theme=dark] .navbar`. */
const DARK = /\[data-theme=['"]?dark['"]?\]/;

/**
 * Returns the PostCSS step that limits rules of the dark mode to screens, because light ink on white paper is unreadable.
 * A rule for both modes stays as it is.
 */
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
