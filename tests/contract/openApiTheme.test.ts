import { existsSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { forbiddenLibraries } from '../../bench/weights/forbiddenLibraries';
import { apiDocsPlugin } from '../../config/api';
import siteConfig from '../../docusaurus.config';
import { NOTICES_FILE } from '../../plugins/output/notices';
import { projectDir } from '../../scripts/lib/run';
import { builtFiles, builtText } from '../support/builtSite';
import { projectText } from '../support/projectFiles';

const THEME = 'docusaurus-theme-openapi-docs';

/** Packages that the theme brings and no page may load: explorer, store, styles and polyfills. */
const THEME_PACKAGES = [
  THEME,
  '@reduxjs/toolkit',
  'buffer',
  'postman-code-generators',
  'postman-collection',
  'process',
  'react-live',
  'react-markdown',
  'react-redux',
  'redux',
  'sass',
  'sucrase',
];

/** Class names of the theme's stylesheet. */
const THEME_CLASSES = /\.(?:openapi|theme-api)[\w-]*/g;

const shipped = (pattern: RegExp) => builtFiles().filter((file) => pattern.test(file));

describe('the OpenAPI theme', () => {
  it('is registered', () => {
    expect(siteConfig.themes).toContain(THEME);
  });

  it('renders the pages of the reference', () => {
    const [plugin, options] = apiDocsPlugin as [string, object];
    expect(plugin).toBe('@docusaurus/plugin-content-docs');
    expect(options).toMatchObject({ id: 'api', docItemComponent: '@theme/ApiItem' });
    expect(siteConfig.plugins).toContain(apiDocsPlugin);
  });

  it('has its replaced components in its own section of src/theme/README.md', () => {
    const ledger = projectText('src/theme/README.md');
    const [classic = '', openApi = ''] = ledger.split('\n## The OpenAPI theme\n');
    const rows = (part: string) => [...part.matchAll(/^\| `([\w/-]+)`/gm)].map(([, name = '']) => name);
    const isOfTheme = (name: string) =>
      existsSync(path.join(projectDir, 'node_modules', THEME, 'lib/theme', name, 'index.js'));
    expect(rows(openApi)).not.toEqual([]);
    expect(rows(openApi).filter((name) => !isOfTheme(name))).toEqual([]);
    expect(rows(classic).filter(isOfTheme)).toEqual([]);
  });
});

describe('the build', () => {
  it('has no script with the explorer, Redux, Postman or polyfills', () => {
    const scripts = shipped(/\.m?js$/);
    const found = scripts.flatMap((file) =>
      forbiddenLibraries(builtText(file)).map(({ library }) => `${file}: ${library}`),
    );
    expect(scripts).not.toEqual([]);
    expect(found).toEqual([]);
  });

  it('has no styles of the theme', () => {
    const sheets = shipped(/\.css$/);
    expect(sheets).not.toEqual([]);
    expect(sheets.flatMap((file) => builtText(file).match(THEME_CLASSES) ?? [])).toEqual([]);
  });

  it('has no module of the theme or of its packages', () => {
    const names = [...builtText(NOTICES_FILE).matchAll(/^(\S+) \d+\.\d+\.\d+\S* \(.+\)$/gm)].map(
      ([, name = '']) => name,
    );
    expect(names).toContain('react');
    expect(names.filter((name) => THEME_PACKAGES.includes(name))).toEqual([]);
  });
});
