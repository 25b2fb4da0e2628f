import { runInNewContext } from 'node:vm';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import * as assistants from '@api-docs/assistants';
import type { ServerOptions } from '@api-docs/assistants/options';
import * as finishedPages from '@api-docs/finished-pages';
import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import { tempFolder } from '@api-docs/kit/testing/tempFolder';
import * as localSearch from '@api-docs/local-search';
import { readSynonyms } from '@api-docs/local-search/build/synonyms';
import { readSuccessors } from '@api-docs/openapi-facts';
import { readOptions, type OneReference, type ReferenceOptions } from '@api-docs/openapi-reference/library';
import * as versionComparisons from '@api-docs/version-comparisons';
import { MOVED_FILE, readMovedPages } from '@api-docs/version-comparisons/moved-pages/movedPages';

import { projectFiles } from '../../scripts/lib/run';
import { projectText } from '../support/projectFiles';

const none = () => undefined;

/** All options of each package, of the types that TypeScript asks for. */
const SERVER: Required<ServerOptions> = {
  name: 'zoo',
  author: { name: 'Zoo', url: 'https://zoo.test' },
  icon: 'icon.png',
  notPublished: 'docs/limits#unknown',
  firstCall: { operation: 'animals', example: '' },
  conditions: none,
};

const ASSISTANTS: Required<assistants.Options> = {
  product: 'Zoo',
  buttons: true,
  instructions: none,
  titles: { default: 'Guides' },
  skill: { page: 'docs/intro', name: 'zoo' },
  server: SERVER,
};

const FINISHED_PAGES: Required<finishedPages.Options> = {
  browsers: ['chrome >= 111'],
  searchField: 'search',
  preloads: ['.woff2'],
  inlineStyles: true,
  policy: { 'img-src': ['https://img.example'] },
  unreadConfig: ['clientModules', 'markdown', 'plugins', 'presets', 'staticDirectories', 'themes'],
  headTags: [{ tagName: 'link' }],
  preBodyTags: [],
};

const LOCAL_SEARCH: Required<localSearch.OwnOptions> = {
  helpLinks: [{ label: 'Help', path: '/help' }],
  synonyms: 'synonyms.yaml',
  fillIn: String,
  sources: ['openapi.yaml'],
  addNames: none,
  searchedValues: ['status'],
  isOtherGeneration: () => false,
};

const VERSION_COMPARISONS: Required<versionComparisons.Options> = {
  deprecation: 'It is old.',
  fillIn: (value) => value,
  files: none as never,
};

const REFERENCE: Required<Omit<OneReference, 'docs'>> & Pick<ReferenceOptions & OneReference, 'docs'> = {
  file: 'openapi.yaml',
  route: 'reference',
  id: 'api',
  pagesFolder: 'pages',
  versions: { '1.0': 'old.yaml' },
  versionsFolder: 'versions',
  successors: 'successors.yaml',
  docs: { editUrl: 'https://a.test', remarkPlugins: [] },
  fillIn: String,
  landing: 'landing.mdx',
  explainedStatuses: ['401'],
  undocumentedSection: 'gaps',
  bearerNote: 'Send a key.',
  deprecation: { badge: 'old', state: 'old', title: 'Old', replaced: 'Use {successor}.', alone: 'Old.' },
  resultField: 'data',
  openData: none,
  guide: none,
  frontMatter: none,
  beforeFields: none,
  choices: none,
  responseProps: none,
  components: { Map: { attributes: [], writeContent: () => [] } },
};

type Check = (options: unknown) => unknown;

const plugin =
  ({ validateOptions }: { validateOptions: unknown }): Check =>
  (options) =>
    (validateOptions as (given: object) => unknown)({ options });

/** The validators of the packages, and valid options. */
const PACKAGES: Record<string, { check: Check; all: object }> = {
  assistants: { check: plugin(assistants), all: ASSISTANTS },
  'finished-pages': { check: plugin(finishedPages), all: FINISHED_PAGES },
  'local-search': { check: plugin(localSearch), all: LOCAL_SEARCH },
  'openapi-reference': { check: readOptions as Check, all: REFERENCE },
  'version-comparisons': { check: plugin(versionComparisons), all: VERSION_COMPARISONS },
};

const readme = (name: string) => projectText(`packages/${name}/README.md`);

/** Lists the names in the first column of a table, by the start of its head. */
function namesInTable(text: string, head: string): string[] {
  const [, table = ''] = text.split(`| ${head} `);
  const rows = /(?:\n\|.*)+/.exec(table)?.[0].split('\n').slice(2) ?? [];
  return rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, option = '']) => option));
}

const blocksOf = (text: string, language: string) =>
  [...text.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(([, code = '']) => code);

interface Example {
  [list: string]: unknown[];
}

/** Runs an example of a configuration, which may be a part of one. */
function configOf(code: string): Example {
  const body = code.replace(/^import .*$/gm, '').replace('export default', 'return');
  const at = body.search(/^(?:presets|plugins|themes):/m);
  const whole = at < 0 ? body : `${body.slice(0, at)}return {${body.slice(at)}}`;
  return runInNewContext(`(() => {${whole}})()`, { apiFacts: none }) as Example;
}

describe.each(Object.entries(PACKAGES))('README.md of %s', (name, { check, all }) => {
  const text = readme(name);
  const documented = namesInTable(text, 'Option').filter((option) => option !== 'references');

  it('describes all options that the package and TypeScript know', () => {
    const { expected } = errorDetails(() => check({ '?': 1 }));
    const known = expected.split(', ').filter((option) => /^\w+$/.test(option));
    expect(documented.sort()).toEqual(known.sort());
    expect(Object.keys(all).sort()).toEqual(known);
    expect(() => check(all)).not.toThrow();
  });

  it('has examples that the package takes', () => {
    const examples = blocksOf(text, 'js').filter((code) => /^\s*(?:presets|plugins|themes):/m.test(code));
    expect(examples.length).toBeGreaterThan(0);
    for (const code of examples) {
      const { presets = [], plugins = [], themes = [] } = configOf(code);
      const entries = [...presets, ...plugins, ...themes].map((entry) => [entry].flat() as [string, object?]);
      const own = entries.filter(([listed]) => listed === `@api-docs/${name}`);
      expect(own, code).toHaveLength(1);
      for (const [, options = {}] of own) expect(() => check(options), code).not.toThrow();
    }
  });
});

it('README.md of assistants describes all options of its server', () => {
  expect(namesInTable(readme('assistants'), 'Option of `server`').sort()).toEqual(Object.keys(SERVER).sort());
});

describe('the file in README.md', () => {
  const yamlOf = (name: string) => blocksOf(readme(name), 'yaml').join('\n');

  it('of local-search is a table of synonyms', () => {
    const siteDir = tempFolder({ 'synonyms.yaml': yamlOf('local-search') });
    expect(readSynonyms(siteDir, 'synonyms.yaml').targets).not.toEqual([]);
  });

  it('of version-comparisons is a list of moved pages', () => {
    const siteDir = tempFolder({ [MOVED_FILE]: yamlOf('version-comparisons') });
    expect(readMovedPages(siteDir, { versions: ['1.0'] }).pages).not.toEqual([]);
  });

  it('of openapi-reference is a table of successors', () => {
    expect(readSuccessors(parse(yamlOf('openapi-reference')), 'successors.yaml').operations).not.toEqual({});
  });
});

describe('README.md says what to install', () => {
  interface Manifest {
    dependencies: Record<string, string>;
    peerDependencies: Record<string, string>;
    engines: { node: string };
  }
  const manifestOf = (name: string) => JSON.parse(projectText(`packages/${name}/package.json`)) as Manifest;
  const all = projectFiles('packages/*/package.json').map((file) => file.split('/')[1] ?? '');
  /** Returns a package with all that it needs of the others. */
  const withNeeded = (name: string): string[] => {
    const own = all.filter((other) => Object.hasOwn(manifestOf(name).dependencies, `@api-docs/${other}`));
    return [...new Set([name, ...own.flatMap(withNeeded)])];
  };

  it.each(Object.keys(PACKAGES))('for %s', (name) => {
    const { peerDependencies, engines } = manifestOf(name);
    const [, files = ''] = /npm install <folder>\/(\S+)/.exec(readme(name)) ?? [];
    const [, listed] = /^api-docs-\{(.*)\}-\*\.tgz$/.exec(files) ?? [];
    const installed = listed === undefined ? all : listed.split(',');
    expect(listed === undefined ? files : '*.tgz').toBe('*.tgz');
    expect(installed).toEqual(expect.arrayContaining(withNeeded(name)));
    const version = (range = '') => range.replaceAll(/\^|\.0(?:\.0)?(?=$| )/g, '').replaceAll(' || ', ' or ');
    const docusaurus = `Docusaurus ${version(peerDependencies['@docusaurus/core'])}`;
    expect(readme(name)).toContain(
      `${docusaurus}, React ${version(peerDependencies.react)}, and Node ${engines.node.slice(2)}`,
    );
  });
});
