import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PrismTheme } from 'prism-react-renderer';
import type { ChildNode, Container, Plugin as PostCssPlugin, Rule } from 'postcss';

/** Chunks that load on demand, with stylesheets of their own. Docusaurus collects all other styles in one file. */
const ON_DEMAND = ['request-builder', 'body-translator', 'search-panel', 'near-addresses'];

const SPLIT_CHUNKS = {
  cacheGroups: { styles: { chunks: ({ name = '' }: { name?: string }) => !ON_DEMAND.includes(name) } },
};

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
function darkOnScreen(): PostCssPlugin {
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

/** Removes variables from Infima's stylesheet that the site's own sets for both color modes, or that nothing reads. */
function dropOverridden(ownStyles: string): PostCssPlugin {
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

/** The design tokens of `@api-docs/ui`, with the colors of code. */
const TOKENS = /[\\/]tokens\.css$/;

/** Selectors of the colors of code. Example: `.code-keyword`. */
const CODE_COLOR = /^\.code-[a-z]+$/;

/** Writes the theme of code (`prism.theme` of the configuration) in place of the rules of the design tokens. */
function codeColors({ styles: colors }: PrismTheme): PostCssPlugin {
  return {
    postcssPlugin: 'code-colors',
    Once(root, { Rule: NewRule, Declaration }) {
      if (!TOKENS.test(root.source?.input.file ?? '')) return;
      const stock: Rule[] = [];
      root.walkRules(
        (rule) => void (rule.selectors.every((selector) => CODE_COLOR.test(selector)) && stock.push(rule)),
      );
      for (const { types, style } of colors) {
        const nodes = Object.entries(style).map(([name, value]) => {
          const prop = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
          return new Declaration({ prop, value: String(value) });
        });
        stock[0]?.before(new NewRule({ selector: `.code-${types[0]}`, nodes }));
      }
      for (const rule of stock) rule.remove();
    },
  };
}

/**
 * Trims the stylesheet that every page loads: drops Infima variables that `src/css/infima.css` overrides (about 900 bytes),
 * and moves the styles of on-demand chunks out of it. Limits the dark mode to screens, because light text would be unreadable
 * on paper.
 */
export function styles({ siteDir, siteConfig }: LoadContext): Plugin {
  const { prism } = siteConfig.themeConfig as { prism: { theme: PrismTheme } };
  const variables = path.join(siteDir, 'src/css/infima.css');
  return {
    name: 'styles',
    getPathsToWatch: () => [variables],
    configurePostCss(options) {
      // First, so that Docusaurus wraps the stylesheets into cascade layers afterwards.
      const trimmed = dropOverridden(readFileSync(variables, 'utf8'));
      options.plugins.unshift(darkOnScreen(), trimmed, codeColors(prism.theme));
      return options;
    },
    configureWebpack: (_config, isServer) =>
      isServer ? {} : ({ optimization: { splitChunks: SPLIT_CHUNKS } } as object),
  };
}
