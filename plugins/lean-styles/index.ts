import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import type { AtRule, Declaration, Plugin as PostCssPlugin, Rule } from 'postcss';

import { darkOnScreen } from './darkOnScreen';
import { OWN_BLOCKS } from './ownBlocks';
import { UNUSED_CLASSES, UNUSED_VARIABLES, USED_CLASSES } from './unusedInfima';
import { UNUSED_SHEETS } from './unusedSheets';

/** Style sheets of packages that bring more than the site needs. */
const FOREIGN = /infima[\\/]dist|docusaurus-search-local/;

/** Where Infima sets its variables for the two modes; `src/css/infima.css` sets its own for both at once. */
const MODES = new Set([':root', "html[data-theme='dark']"]);

const CLASS = /\.((?:\\.|[\w-])+)/g;

/**
 * Tells whether a class is on the list of unused ones.
 *
 * @param name without the dot
 */
export function isUnusedClass(name: string): boolean {
  return !USED_CLASSES.includes(name) && UNUSED_CLASSES.some((pattern) => pattern.test(name));
}

/**
 * A selector that asks for an unused class can fit nothing; inside `:not()` a class asks for its absence. Another may
 * belong to a block of the site's own.
 */
function isDead(selector: string): boolean {
  if (OWN_BLOCKS.some((pattern) => pattern.test(selector))) return true;
  const asked = selector.replace(/:not\([^)]*\)/g, '');
  return [...asked.matchAll(CLASS)].some(([, name = '']) => isUnusedClass(name));
}

/** Whether a style sheet belongs to a component that the site does not show. */
function isUnusedSheet(file: string): boolean {
  return UNUSED_SHEETS.some(({ sheet }) => file.replaceAll(path.sep, '/').includes(sheet));
}

/** @returns the custom properties that a style sheet sets on `:root` */
export function rootProperties(css: string): Set<string> {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const blocks = [...rules.matchAll(/(?:^|\})\s*:root[^{]*\{([^}]*)\}/g)].map(([, block = '']) => block);
  return new Set(blocks.flatMap((block) => [...block.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name)));
}

/**
 * Makes the PostCSS step that takes out of foreign style sheets the rules for unused classes and for blocks of the site's
 * own, unused variables, and the variables that the site's own sheet sets anyway; of unused sheets, everything.
 *
 * @param own names of the variables that the site sets on `:root`
 */
export function dropUnused(own: ReadonlySet<string>): PostCssPlugin {
  const isOverridden = ({ prop, parent }: Declaration) => own.has(prop) && MODES.has((parent as Rule).selector);
  const isUnused = ({ prop }: Declaration) => UNUSED_VARIABLES.some((pattern) => pattern.test(prop));
  return {
    postcssPlugin: 'lean-styles',
    Once(root) {
      const file = root.source?.input.file ?? '';
      if (isUnusedSheet(file)) root.removeAll();
      if (!FOREIGN.test(file)) return;
      root.walkRules((rule) => {
        const alive = rule.selectors.filter((selector) => !isDead(selector));
        if (alive.length === 0) rule.remove();
        else if (alive.length < rule.selectors.length) rule.selectors = alive;
      });
      root.walkDecls(/^--/, (declaration) => {
        if (isOverridden(declaration) || isUnused(declaration)) declaration.remove();
      });
      root.walkAtRules((rule: AtRule) => {
        if (rule.nodes?.length === 0) rule.remove();
      });
    },
  };
}

/** Chunks whose styles load with them, when a reader opens what they hold or comes to an unknown address. */
const WITH_OWN_STYLES: readonly (string | undefined)[] = ['request-builder', 'search-panel', 'near-addresses'];

/** Docusaurus puts the styles of all other chunks into one file. */
const OWN_STYLES = {
  optimization: {
    splitChunks: {
      cacheGroups: { styles: { chunks: ({ name }: { name?: string }) => !WITH_OWN_STYLES.includes(name) } },
    },
  },
};

/** The one style sheet is loaded by every page: it holds what pages use; what a reader opens, or an unknown address asks for, brings its own part. */
export default function leanStyles({ siteDir }: LoadContext): Plugin {
  const own = rootProperties(readFileSync(path.join(siteDir, 'src/css/infima.css'), 'utf8'));
  return {
    name: 'lean-styles',
    configurePostCss(options) {
      // First: Docusaurus wraps the sheets into cascade layers after it, and some rules would be missed there.
      options.plugins.unshift(dropUnused(own), darkOnScreen());
      return options;
    },
    configureWebpack: (_config, isServer) => (isServer ? {} : (OWN_STYLES as object)),
  };
}
