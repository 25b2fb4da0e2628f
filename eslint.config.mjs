import docusaurus from '@docusaurus/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Which folder may not import from which: ARCHITECTURE.md has the drawing. */
const PLUGINS_FROM_SRC = {
  group: ['@site/plugins/**', '**/plugins/**'],
  allowTypeImports: true,
  message: 'src/ ships to the browser and takes only types from plugins/.',
};
const SRC_FROM_PLUGINS = {
  group: ['@site/src/**', '**/src/**'],
  message: 'this runs in Node and takes nothing from src/.',
};
const BOTH_FROM_SHARED = {
  group: ['@site/**', '**/src/**', '**/plugins/**'],
  message: 'shared/ runs at build and in the browser: it takes nothing from src/ or plugins/.',
};
const TOOLS_FROM_BUILD = {
  group: ['**/config/**', '**/deploy/**', '**/scripts/**', '**/server/**', '**/bench/**'],
  message: 'the build takes nothing from config/, deploy/, scripts/, server/ or bench/.',
};
const PLUGINS_FROM_SERVER = {
  group: ['**/plugins/**'],
  allowTypeImports: true,
  message: 'server/ runs on the machine of a reader and takes only types from plugins/.',
};
const SCRIPTS_FROM_DEPLOY = {
  group: ['**/scripts/**', '**/bench/**'],
  message: 'deploy/ takes nothing from scripts/ or bench/.',
};
const BENCH_FROM_SCRIPTS = { group: ['**/bench/**'], message: 'scripts/ takes nothing from bench/.' };
const PACKAGES_FOR_NODE = {
  group: ['node:*', 'fs', 'path'],
  message: 'src/ ships to the browser, which has no Node modules.',
};

/** Makes a folder's imports from others an error. */
const restrictImports = (folder, ...patterns) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

export default defineConfig(
  globalIgnores(['build/', 'generated/', '.docusaurus/', '.cache/', 'node_modules/']),
  {
    files: ['**/*.ts', '**/*.mts', '**/*.tsx'],
    extends: [...tseslint.configs.strict],
    plugins: { '@docusaurus': docusaurus, 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/resolver-next': [
        createNodeResolver({ alias: { '@site': [import.meta.dirname] }, extensions: ['.ts', '.tsx', '.js', '.json'] }),
      ],
    },
    rules: {
      'import-x/no-cycle': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', ['parent', 'sibling', 'index']],
          pathGroups: [
            { pattern: '@docusaurus/**', group: 'external' },
            { pattern: '@theme/**', group: 'external' },
            { pattern: '@theme-original/**', group: 'external' },
            { pattern: '@site/**', group: 'internal' },
          ],
          pathGroupsExcludedImportTypes: [],
          'newlines-between': 'always',
        },
      ],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
    },
  },
  restrictImports('config', SRC_FROM_PLUGINS),
  restrictImports('src', PLUGINS_FROM_SRC, PACKAGES_FOR_NODE),
  restrictImports('plugins', SRC_FROM_PLUGINS, TOOLS_FROM_BUILD),
  restrictImports('shared', BOTH_FROM_SHARED, PACKAGES_FOR_NODE),
  restrictImports('deploy', SRC_FROM_PLUGINS, SCRIPTS_FROM_DEPLOY),
  restrictImports('server', PLUGINS_FROM_SERVER, SCRIPTS_FROM_DEPLOY),
  restrictImports('scripts', BENCH_FROM_SCRIPTS),
  {
    files: ['scripts/**/*.ts', 'bench/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['tests/**/*.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
);
