import docusaurus from '@docusaurus/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What the browser's code may take from the build's code: its types. */
const PLUGINS_FROM_SRC = {
  group: ['@site/plugins/**', '**/plugins/**'],
  allowTypeImports: true,
  message: 'src/ ships to the browser and takes only types from plugins/.',
};

/** What the build's code may not take at all. */
const SRC_FROM_PLUGINS = {
  group: ['@site/src/**', '**/src/**'],
  message: 'plugins/ runs in Node and takes nothing from src/.',
};

/** `shared/` runs at build and in the browser and depends on neither. */
const BOTH_FROM_SHARED = {
  group: ['@site/**', '**/src/**', '**/plugins/**'],
  message: 'shared/ runs at build and in the browser: it takes nothing from src/ or plugins/.',
};

const PACKAGES_FOR_NODE = {
  group: ['node:*', 'fs', 'path'],
  message: 'src/ ships to the browser, which has no Node modules.',
};

export default defineConfig(
  globalIgnores(['build/', 'generated/', '.docusaurus/', '.cache/', 'node_modules/']),
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [...tseslint.configs.strict],
    plugins: { '@docusaurus': docusaurus, 'import-x': importX },
    rules: {
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
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [PLUGINS_FROM_SRC, PACKAGES_FOR_NODE] }],
    },
  },
  {
    files: ['plugins/**/*.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [SRC_FROM_PLUGINS] }] },
  },
  {
    files: ['shared/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [BOTH_FROM_SHARED, PACKAGES_FOR_NODE] }],
    },
  },
  {
    files: ['scripts/**/*.ts', 'bench/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['tests/**/*.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
);
