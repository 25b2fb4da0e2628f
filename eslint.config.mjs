import path from 'node:path';

import docusaurus from '@docusaurus/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Folders that code may import from, by the folder that has the code: guides/ARCHITECTURE.md says the same. */
const MAY_IMPORT = {
  plugins: [],
  src: ['plugins'],
  scripts: ['plugins', 'tests'],
  'scripts/*': ['plugins'],
  'scripts/bench': ['plugins', 'tests', 'src'],
};

/** Folders whose code takes only types from plugins/. */
const ONLY_PLUGIN_TYPES = ['src'];

/** Matches imports from folders of the project. Examples: `../../plugins/lib/html`, `@site/plugins/lib/html`. */
const importsFrom = (folders) => `^(?:@site/|(?:\\.\\./)+)(?:${folders.join('|')})/`;

const FOLDERS = ['plugins', 'src', 'scripts', 'tests'];

const PACKAGES_FOR_NODE = {
  group: ['node:*', 'fs', 'path'],
  message: 'this ships to the browser, which has no Node modules.',
};

/** What a folder contains, in its order: code imports only what is before it. guides/ARCHITECTURE.md says the same. */
const ORDER = {
  plugins: ['lib', 'content', 'api', 'search', 'pages', 'compilation', 'output', 'createSite', 'siteSteps'],
  src: ['components', 'theme', 'clientModules', 'pages'],
};

/** What a package may import from packages, and in the browser, is in the `tsconfig` files of its projects. */
const NOTHING_OF_THE_SITE = {
  // Packages have folders `src` and `tests`, too.
  regex: `${importsFrom(FOLDERS.filter((folder) => !['src', 'tests'].includes(folder)))}|^@site/`,
  message: 'a package imports nothing of the site: make it an option.',
};

/** Returns the patterns of imports that the table forbids a folder. */
function tablePatterns(folder) {
  const allowed = MAY_IMPORT[folder];
  const onlyTypes = ONLY_PLUGIN_TYPES.includes(folder);
  const forbidden = FOLDERS.filter((name) => name !== folder.split('/')[0] && !allowed.includes(name));
  const patterns = [
    {
      regex: importsFrom(forbidden),
      message: `${folder}/ may import from: ${allowed.join(', ') || 'no other folder'}.`,
    },
    onlyTypes && {
      regex: importsFrom(['plugins']),
      allowTypeImports: true,
      message: `${folder}/ runs at readers and takes only types from plugins/.`,
    },
    folder === 'src' && PACKAGES_FOR_NODE,
  ];
  return patterns.filter(Boolean);
}

/** Returns the patterns of imports that the place of a room forbids, also those of the folders around it. */
function orderPatterns(room) {
  const { dir: folder, name } = path.parse(room);
  const order = ORDER[folder];
  if (!order) return [];
  const later = order.slice(order.indexOf(name) + 1);
  const pattern = {
    regex: `^(?:@site/${folder}/|\\./|(?:\\.\\./)+)(?:${later.join('|')})(?:/|$)`,
    message: `${room}/ comes before the folder of this import: eslint.config.mjs has the order.`,
  };
  return [...orderPatterns(folder), ...(later.length > 0 ? [pattern] : [])];
}

/** `docusaurus swizzle --eject` copies the folder of a theme component into a site. */
const NOTHING_BESIDE_THE_COMPONENT = {
  regex: '^\\.\\./',
  message: 'A site that ejects the component has no such file: import it from an export of the package.',
};

/** Makes imports against the order of folders and rooms an error. */
const restrictImports = (files, patterns) => ({
  files,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

const importRules = [
  restrictImports(['packages/**/*.{ts,tsx}'], [NOTHING_OF_THE_SITE]),
  restrictImports(['packages/*/src/theme/**/*.{ts,tsx}'], [NOTHING_OF_THE_SITE, NOTHING_BESIDE_THE_COMPONENT]),
  ...Object.keys(MAY_IMPORT).map((folder) => restrictImports([`${folder}/**/*.{ts,tsx}`], tablePatterns(folder))),
  ...Object.entries(ORDER).flatMap(([folder, order]) =>
    order
      .map((name) => `${folder}/${name}`)
      // A folder, or a file with that name.
      .map((room) => {
        const [top, second] = room.split('/');
        const table = `${top}/${second}` in MAY_IMPORT ? `${top}/${second}` : top;
        const patterns = [...tablePatterns(table), ...orderPatterns(room)];
        return restrictImports([`${room}/**/*.{ts,tsx}`, `${room}.ts`], patterns);
      }),
  ),
];

export default defineConfig(
  globalIgnores([
    'build/',
    'packages/*/fixture/build/',
    'packages/*/dist/',
    'generated/',
    '**/.docusaurus/',
    '.cache/',
    'node_modules/',
  ]),
  {
    files: ['**/*.ts', '**/*.mts', '**/*.tsx'],
    extends: [...tseslint.configs.strict],
    plugins: { '@docusaurus': docusaurus, 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/resolver-next': [
        createNodeResolver({
          alias: { '@site': [import.meta.dirname] },
          extensions: ['.ts', '.tsx', '.js', '.json'],
        }),
      ],
    },
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
            { pattern: '@api-docs/**', group: 'internal' },
            { pattern: '@site/**', group: 'internal' },
          ],
          pathGroupsExcludedImportTypes: [],
          'newlines-between': 'always',
        },
      ],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      // On Windows it has backslashes.
      'no-restricted-properties': ['error', { object: 'path', property: 'relative', message: 'use projectPath.' }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['packages/*/src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXOpeningElement[name.name="Translate"]',
          message: 'use translate(): compiled, `docusaurus write-translations` finds no text of a component',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
    },
  },
  ...importRules,
  {
    // A site that installs a package gets what its manifest lists.
    files: ['packages/*/src/**/*.{ts,tsx}'],
    rules: { 'import-x/no-extraneous-dependencies': ['error', { devDependencies: false, includeTypes: true }] },
  },
  {
    files: ['packages/*/src/**/*.tsx'],
    rules: {
      '@docusaurus/no-untranslated-text': [
        'error',
        { ignoredStrings: ['·', ' · ', '.', '. ', ':', ': ', '#', ' #', 'true', 'false'] },
      ],
    },
  },
  {
    // It reads from top to bottom.
    files: ['docusaurus.config.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: ['scripts/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['tests/**/*.ts', 'packages/*/{tests,testing}/**/*.ts'],
    rules: {
      'max-lines-per-function': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name=/^(skip|todo|fixme)$/][arguments.0.type=/Literal$/]',
          message: 'no test is left out for good: mend it, or skip it on a condition',
        },
      ],
    },
  },
);
