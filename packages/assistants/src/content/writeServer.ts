import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import type { Props } from '@docusaurus/types';
import { parse } from 'yaml';

import { listFiles, versionLabel, versionOrder, versionPairs, writeFile } from '@api-docs/kit/node';
import { NOT_FOUND_MARKDOWN, stringifyJson } from '@api-docs/kit';
import { browserFolder, bundleProgram, loadedDocs, siteVersions } from '@api-docs/kit/plugin';
import type { SearchIndexFile } from '@api-docs/local-search';
import { hasRequestForm, REFERENCE_LANGUAGES, withWrittenSamples, type ApiFacts } from '@api-docs/openapi-facts';
import { readMigrations, validatorFile, type ApiValue } from '@api-docs/openapi-reference/library';

import type { PageMarkdown } from '../markdown/pageMarkdown';
import type { Options, ServerOptions } from '../options';
import { checkServer } from '../siteOptions';
import type { PageEntry, PartName, SiteData } from '../server/data';
import { apiData } from './apiData';
import { packExtension } from './extension';
import { DOCS_SERVER_FILE, preferCurrent } from './instructions';

interface ServerSources {
  /** What Docusaurus has built, as it tells plugins. */
  built: Pick<Props, 'outDir' | 'plugins' | 'siteConfig' | 'siteDir'>;
  options: Options;
  server: ServerOptions;
  /** Markdown version of each page, by page path; undefined for a page without one. */
  markdown: ReadonlyMap<string, PageMarkdown | undefined>;
  api: ApiValue;
  indexes: readonly SearchIndexFile[];
}

/** Reads the Markdown of all pages, comparisons, samples and indexes of a build, by path. */
function readMarkdownFiles(outDir: string): Record<string, string> {
  const isRead = (file: string) => file !== NOT_FOUND_MARKDOWN && /\.md$|(?:^|\/)llms\.txt$/.test(file);
  // Example: `docs/intro/` of `docs/intro.md`.
  const pageOf = (file: string) => (file === 'index.md' ? '' : `${file.replace(/\.md$/, '')}/`);
  const files = listFiles(outDir).filter(isRead);
  return Object.fromEntries(files.map((file) => [pageOf(file), readFileSync(path.join(outDir, file), 'utf8')]));
}

function headOf(markdown: string): { title: string; description: string } {
  const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(markdown) ?? [];
  // The skill has a name instead of a title.
  const { name = '', title = name, description = '' } = (parse(head) ?? {}) as Record<string, unknown>;
  return { title: String(title), description: String(description) };
}

/** Returns the first example of the first operation that is not deprecated; undefined if there is no operation. */
function firstCall({ operations }: ApiFacts): SiteData['firstCall'] {
  const first = operations.find(({ deprecated }) => !deprecated) ?? operations[0];
  return first && { operation: first.id, example: first.requestExamples[0]?.key ?? '' };
}

/** Returns the languages in which samples are made, then those that only the OpenAPI file has samples in. */
function languagesOf({ operations }: ApiFacts): string[] {
  const written = operations.flatMap(({ codeSamples = [] }) => withWrittenSamples(codeSamples, []));
  return [...new Set([...REFERENCE_LANGUAGES, ...written.map(({ id }) => id)])];
}

/** Collects what the MCP server has to know before the first question, besides the Markdown of pages. */
function siteData(sources: ServerSources, files: Readonly<Record<string, string>>): SiteData {
  const { options, server, markdown, api, built } = sources;
  const { url, baseUrl, title, trailingSlash } = built.siteConfig;
  const facts = api.files.facts(api.file);
  const versions = siteVersions(loadedDocs(built.plugins), baseUrl);
  const latest = versions.find(({ isLatest }) => isLatest);
  const entries = Object.entries(files).flatMap(([page, text]): PageEntry[] => {
    const read = markdown.get(page);
    if (!read) return [];
    const version = versions.find(({ name }) => name === read.version);
    const own = version ? { version: version.name, inside: page.slice(version.path.length) } : {};
    return [{ path: page, ...headOf(text), ...own }];
  });
  const skill = entries.find((entry) => entry.path === options.skill?.page);
  const first = server.firstCall ?? firstCall(facts);
  const rank = ({ version }: PageEntry) => (version === latest?.name ? 0 : version === undefined ? 1 : 2);
  return {
    product: options.product ?? title,
    name: server.name,
    // A version for packages, for example `3.4.0` of `v3.4.0`.
    release: /^v?(\d+\.\d+\.\d+(?:-[\w.-]+)?)$/.exec(latest?.name ?? '')?.[1] ?? '0.0.0',
    siteRoot: url + baseUrl,
    ...(trailingSlash === false && { trailingSlash }),
    latest: latest?.name ?? '',
    versions: versions
      .map((version) => ({ name: version.name, path: version.path, label: versionLabel(version) }))
      .reverse(),
    pairs: versionPairs(versionOrder(api.files.versions())),
    instructions: [preferCurrent(api), ...((latest && options.instructions?.(latest)) ?? [])].filter(Boolean),
    notPublished: server.notPublished ?? api.route,
    languages: languagesOf(facts),
    hasMigrations: readMigrations(api.files).length > 0,
    ...(first && { firstCall: first }),
    ...(skill ? { skill: { name: skill.title, text: files[skill.path] ?? '' } } : {}),
    pages: entries.sort((a, b) => rank(a) - rank(b)),
  };
}

/** A quality of 11 would make the parts 10 % smaller and take 30 times as long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 } };

/** The module of the server. It is built as an ES module, of which bundlers leave out what nobody uses. */
const SERVER = path.join(browserFolder(path.dirname(__dirname)), 'server/main');

/**
 * Returns the module that starts the server with its content in JSON, and a validator for each of some operations.
 *
 * @param reference id of the reference that has them
 */
export function entryCode(
  parts: Readonly<Partial<Record<PartName, unknown>>>,
  validated: readonly string[],
  reference: string,
): string {
  const pack = (value: unknown) => brotliCompressSync(stringifyJson(value), BROTLI).toString('base64');
  const packed = Object.entries(parts).map(([name, value]) => [name, pack(value)]);
  const validators = validated.map(
    (id) => `${JSON.stringify(id)}: () => import(${JSON.stringify(`./${validatorFile(id, reference)}`)})`,
  );
  return [
    `import { serve } from ${JSON.stringify(SERVER)};`,
    `serve(${JSON.stringify(Object.fromEntries(packed))}, { ${validators.join(', ')} });`,
  ].join('\n');
}

/** Writes the MCP server, its digest, and the desktop extension with it, if the site names an author and an icon. */
export async function writeServer(sources: ServerSources): Promise<void> {
  const { server, api, indexes } = sources;
  const { outDir, siteDir } = sources.built;
  checkServer(server, { facts: api.files.facts(api.file), pages: [...sources.markdown.keys()], outDir });
  const files = readMarkdownFiles(outDir);
  const site = siteData(sources, files);
  const parts = {
    site,
    pages: files,
    api: apiData(api, server.conditions),
    migrations: readMigrations(api.files),
    ...Object.fromEntries(indexes.map((index) => [`index ${index.version}`, index])),
  };
  const validated = api.files.facts(api.file).operations.filter(hasRequestForm);
  const ids = validated.map(({ id }) => id);
  const code = await bundleProgram({
    entry: entryCode(parts, ids, api.files.options.id),
    siteDir,
    // The CommonJS code of jsonc-parser loads its parts in a way that no bundler follows.
    mainFields: ['module', 'main'],
    // Without Ajv, with which the protocol library would validate nothing here: it takes 10 ms to load.
    conditions: ['browser', 'module'],
  });
  const write = (name: string, bytes: Uint8Array) => {
    writeFile(path.join(outDir, name), bytes);
    // The format of `sha256sum -c`.
    const digest = createHash('sha256').update(bytes).digest('hex');
    writeFile(path.join(outDir, `${name}.sha256`), `${digest}  ${name}\n`);
  };
  write(DOCS_SERVER_FILE, Buffer.from(code));
  const { author, icon } = server;
  if (author && icon) {
    write('docs-server.mcpb', packExtension(code, site, { author, icon: path.join(outDir, icon) }));
  }
}
