import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { forbiddenLibraries } from '../../bench/forbiddenLibraries';
import { apiDocsPlugin } from '../../config/api';
import siteConfig from '../../docusaurus.config';
import { NOTICES_FILE } from '../../plugins/notices';
import { projectDir } from '../../scripts/run';
import { buildDir, builtFiles } from '../support/builtSite';

const THEME = 'docusaurus-theme-openapi-docs';

/** Packages that come with the theme and that no reader may load: its explorer, its store, its styles and its polyfills. */
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

/** Class names that only the theme's style sheet has. */
const THEME_CLASSES = /\.(?:openapi|theme-api)[\w-]*/g;

const shipped = (pattern: RegExp) => builtFiles().filter((file) => pattern.test(file));
const read = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');

describe('the OpenAPI theme', () => {
  it('is registered, as the documentation of the plugin says', () => {
    expect(siteConfig.themes).toContain(THEME);
  });

  it('gives the reference its page component', () => {
    const [plugin, options] = apiDocsPlugin as [string, object];
    expect(plugin).toBe('@docusaurus/plugin-content-docs');
    expect(options).toMatchObject({ id: 'api', docItemComponent: '@theme/ApiItem' });
    expect(siteConfig.plugins).toContain(apiDocsPlugin);
  });

  it('has each of its names that this site replaces in its own part of the ledger', () => {
    const ledger = readFileSync(path.join(projectDir, 'src/theme/README.md'), 'utf8');
    const [classic = '', openApi = ''] = ledger.split('\n## The OpenAPI theme\n');
    const rows = (part: string) => [...part.matchAll(/^\| `([\w/-]+)`/gm)].map(([, name = '']) => name);
    const isOfTheme = (name: string) =>
      existsSync(path.join(projectDir, 'node_modules', THEME, 'lib/theme', name, 'index.js'));
    expect(rows(openApi).length).toBeGreaterThan(5);
    expect(rows(openApi).filter((name) => !isOfTheme(name))).toEqual([]);
    expect(rows(classic).filter(isOfTheme)).toEqual([]);
  });
});

describe('what readers load', () => {
  it('has scripts without the explorer, Redux, Postman and the polyfills', () => {
    const scripts = shipped(/\.m?js$/);
    const found = scripts.flatMap((file) => forbiddenLibraries(read(file)).map(({ library }) => `${file}: ${library}`));
    expect(scripts.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

  it('has style sheets without rules of the theme', () => {
    const sheets = shipped(/\.css$/);
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.flatMap((file) => read(file).match(THEME_CLASSES) ?? [])).toEqual([]);
  });

  it('has no module of the theme or of the packages that it brings', () => {
    const names = [...read(NOTICES_FILE).matchAll(/^(\S+) \d+\.\d+\.\d+\S* \(.+\)$/gm)].map(([, name = '']) => name);
    expect(names).toContain('react');
    expect(names.filter((name) => THEME_PACKAGES.includes(name))).toEqual([]);
  });
});
