import type { Plugin, Rule } from 'postcss';

/** Examples: `[data-theme='dark']`, `html[data-theme=dark] .navbar`. */
const DARK = /\[data-theme=['"]?dark['"]?\]/;

/**
 * Makes the PostCSS step that keeps what holds only in the dark mode from paper: light ink on white paper cannot be read.
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
