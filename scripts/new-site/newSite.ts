import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { toString } from 'mdast-util-to-string';

import { buildError } from '@api-docs/kit/buildError';
import { listFiles } from '@api-docs/kit/paths';
import { writeFile } from '@api-docs/kit/writeFile';
import { operationRef } from '@api-docs/openapi-facts/facts/findOperation';
import { parseDescription } from '@api-docs/openapi-facts/text/parseDescription';
import type { ApiFacts } from '@api-docs/openapi-facts/types';
import { createApiFiles } from '@api-docs/openapi-reference/apiFiles';

import { brandLiterals } from '../../plugins/content/brand';
import { mustRun, projectDir, projectFiles, run, tool } from '../lib/run';

const TEMPLATE = path.join(__dirname, 'template');

/**
 * The files that only this site has, as patterns of git: its texts, its API, the components that know it, and the checks and
 * tools of its maintainers. `npm run new:site` copies all others, and writes those of `template/`.
 */
const OWN_FILES = [
  // What it says.
  ...[
    'brand.config.ts',
    'docusaurus.config.ts',
    'i18n',
    'docs',
    'versioned_docs',
    'versioned_sidebars',
    'versions.json',
  ],
  ...['blog', 'openapi', 'static', 'src/pages', 'src/css/mark.css', 'plugins/pages/social-cards/card.svg'],
  ...['search/synonyms.yaml', 'output/assistants.ts', 'content/front-matter/pageKinds.ts'].map(
    (name) => `plugins/${name}`,
  ),
  // What knows its API.
  ...['src/components/Home', 'src/components/Score*', 'src/theme/ReplyFigure', 'src/theme/MDXComponents'],
  ...['lib/apiFile.ts', 'lib/scoreDirections.ts', 'api/referenceOptions.ts'].map((name) => `plugins/${name}`),
  ...['facts/combineMetrics.ts', 'props/metric*', 'props/replyView.ts', 'props/score*.ts'].map(
    (name) => `plugins/api/${name}`,
  ),
  // How it is maintained.
  ...['README.md', 'AGENTS.md', 'guides', '.vscode', '.cspell.json', 'redocly.yaml', 'playwright.config.ts', 'tests'],
  ...['CONTRIBUTING.md', 'ISSUE_TEMPLATE', 'pull_request_template.md', 'workflows/nightly.yml'].map(
    (name) => `.github/${name}`,
  ),
  ...['bench', 'bench.ts', 'docs-lint/phrases.ts', 'new-page*', 'new-site*'].map((name) => `scripts/${name}`),
];

const testing = (name: string) => `tests/support/${name}.ts`;

/** Files in folders of {@link OWN_FILES} that any site needs: `tests/site` and what it and the commands import. */
const SHARED_FILES = [
  'tests/site',
  ...['axe', 'browseBuild', 'builtSite', 'independentReader', 'linkCheck', 'localServer'].map(testing),
  ...['siteSearch', 'fuzz/staticHost', 'appearance/*Probe', 'appearance/installProbes'].map(testing),
];

/** Fills in the placeholders of a template, for example `{{slug}}`. */
function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_placeholder, name: string) => {
    if (values[name] === undefined) throw new Error(`scripts/new-site/template: no value for {{${name}}}`);
    return values[name];
  });
}

/** Replaces names of the provider in a text by tokens, so that only `brand.config.ts` has them. */
function withTokens(text: string, brand: { provider: string; slug: string }): string {
  return brandLiterals(text, brand)
    .reverse()
    .reduce((result, { index, found }) => {
      const token = found === brand.slug ? '%brand.slug%' : '%brand.provider%';
      return result.slice(0, index) + token + result.slice(index + found.length);
    }, text);
}

/** Returns the text of the first paragraph of a description, without Markdown; empty if it has none. */
function firstParagraph(description: string): string {
  const paragraph = parseDescription(description).children.find(({ type }) => type === 'paragraph');
  return paragraph ? toString(paragraph).replace(/\s+/g, ' ').trim() : '';
}

/** Escapes what MDX reads as syntax. */
const asMdx = (text: string) => text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');

/** Returns the values of the placeholders in `template/`, by their names: what the files of a new site say about its API. */
function siteValues(facts: ApiFacts, source: Record<string, unknown>, name: string) {
  const slug = (
    name
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  ).join('-');
  if (slug === '') throw new Error(`--name "${name}" gives no path: write a name with Latin letters or digits`);
  const { contact } = source.info as { contact?: { url?: string } };
  const operation = facts.operations.find(({ deprecated }) => !deprecated) ?? facts.operations[0];
  if (!operation) throw new Error(`${facts.file}: the file has no operation, which the introduction would show`);
  const about = firstParagraph(facts.description) || `The reference and the guides of ${facts.title}.`;
  const quoted = {
    provider: name,
    product: facts.title,
    slug,
    tagline: `Documentation of ${facts.title}`,
    siteUrl: `https://docs.${slug}.example`,
    website: contact?.url ?? `https://${slug}.example`,
  };
  return {
    ...Object.fromEntries(Object.entries(quoted).map(([key, value]) => [key, JSON.stringify(value)])),
    name,
    packageName: `${slug}-docs`,
    about: asMdx(withTokens(about, { provider: name, slug })),
    call: `\`${operation.method} ${operation.path}\``,
    operation: JSON.stringify(operationRef(facts, operation)),
    operationPage: `/docs/api${operation.slug}`,
  };
}

/** Returns package.json or package-lock.json of a new site, without the commands whose files it does not have. */
function renamedPackage(file: string, name: string, out: string): string {
  type Named = { name?: string; description?: string; scripts?: Record<string, string> };
  const content = JSON.parse(readFileSync(path.join(projectDir, file), 'utf8')) as Named & {
    packages?: Record<'', Named>;
  };
  content.name = name;
  if (content.packages) content.packages[''].name = name;
  if (content.description) content.description = 'Documentation site of an API';
  const isThere = ([, command]: [string, string]) =>
    (command.match(/(?:scripts|tests)\/[\w/.-]+/g) ?? []).every((one) => existsSync(path.join(out, one)));
  if (content.scripts) content.scripts = Object.fromEntries(Object.entries(content.scripts).filter(isThere));
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Lists the words of the new pages that the spelling check would not know. */
async function newWords(out: string): Promise<string[]> {
  const cspell = tool('cspell', 'lint', '--words-only', '--unique', '--no-progress', '--no-summary');
  const { stdout } = await run(cspell, { cwd: out, capture: true });
  return [...new Set(stdout.toLowerCase().split('\n').filter(Boolean))].sort();
}

/**
 * Writes a site for another API into a folder that is empty or does not exist.
 *
 * @returns the number of operations
 * @throws if the OpenAPI file is invalid, or the folder has files
 */
export async function newSite({ api, name, out }: Record<'api' | 'name' | 'out', string>): Promise<number> {
  if (existsSync(out) && readdirSync(out).length > 0) {
    throw buildError({
      file: out,
      problem: 'the folder has files',
      expected: 'an empty or new folder',
      found: `${readdirSync(out).length} files`,
      remedy: 'choose another folder in --out',
    });
  }
  const file = path.basename(api);
  const files = createApiFiles(path.dirname(api), { file });
  const facts = files.facts(file);
  const values = { ...siteValues(facts, files.source(file), name), apiFile: `openapi/${file}` };
  const own = new Set(projectFiles(...OWN_FILES));
  const shared = projectFiles(...SHARED_FILES);
  for (const one of [...projectFiles().filter((each) => !own.has(each)), ...shared]) {
    cpSync(path.join(projectDir, one), path.join(out, one));
  }
  for (const part of files.document(file).files)
    cpSync(path.join(path.dirname(api), part), path.join(out, 'openapi', part));
  const written = listFiles(TEMPLATE).map((one) => {
    const target = one.replace(/\.tpl$/, '');
    const content = readFileSync(path.join(TEMPLATE, one));
    const isImage = /\.(?:ico|png)$/.test(one);
    writeFile(path.join(out, target), isImage ? content : fillIn(content.toString(), values));
    return target;
  });
  for (const one of ['package.json', 'package-lock.json'])
    writeFile(path.join(out, one), renamedPackage(one, values.packageName, out));
  const spelling = path.join(out, '.cspell.json');
  const settings = JSON.parse(readFileSync(spelling, 'utf8')) as object;
  writeFile(spelling, JSON.stringify({ ...settings, words: await newWords(out) }));
  await mustRun(tool('prettier', '--write', '--ignore-unknown', ...written), { cwd: out, capture: true });
  return facts.operations.length;
}
