import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import { build } from 'esbuild';
import { parse } from 'yaml';

import {
  docsVersions,
  latestVersion,
  versionLabel,
  versionOfPage,
  versionOrder,
  versionPairs,
} from '@api-docs/kit/docsVersions';
import { stringifyJson } from '@api-docs/kit/json';
import { NOT_FOUND_MARKDOWN } from '@api-docs/kit/markdownPath';
import { listFiles } from '@api-docs/kit/paths';
import { hasRequestForm } from '@api-docs/openapi-facts/describeCall';
import type { ApiFacts } from '@api-docs/openapi-facts/types';
import { readMoves } from '@api-docs/openapi-reference/moves';
import { validatorFile } from '@api-docs/openapi-reference/validators';
import { apiData } from '@api-docs/assistants/content/apiData';
import { packExtension } from '@api-docs/assistants/content/extension';
import type { PageEntry, PartName, SiteData } from '@api-docs/assistants/server/data';
import type { SearchIndexFile } from '@api-docs/local-search/searchIndex';

import { brand } from '../brand.config';
import { assistants } from '../plugins/output/assistants';
import { API_FILE, openApiFiles, type ApiFiles } from '../plugins/api/facts/apiFiles';
import { DOCS_SERVER_FILE, doNotGuess, preferCurrent } from '../plugins/output/writeAgentFiles';
import { formatNotices, packageFolders, readNotice } from '../plugins/output/notices';
import { main, projectDir } from './lib/run';

/** Paths of the Markdown that is no version of a page: comparisons, samples and indexes. */
const NO_PAGE = /^compare\/|\.samples\/$|(?:^|\/)llms\.txt\/$/;

/** Reads the Markdown of all pages, comparisons, samples and indexes of a build, by path. */
function readMarkdownPages(buildDir: string): Record<string, string> {
  const isRead = (file: string) => file !== NOT_FOUND_MARKDOWN && /\.md$|(?:^|\/)llms\.txt$/.test(file);
  // Example: `docs/intro/` of `docs/intro.md`.
  const pageOf = (file: string) => (file === 'index.md' ? '' : `${file.replace(/\.md$/, '')}/`);
  const files = listFiles(buildDir).filter(isRead);
  return Object.fromEntries(files.map((file) => [pageOf(file), readFileSync(path.join(buildDir, file), 'utf8')]));
}

/** Reads the search indexes of a build. */
function readIndexes(buildDir: string): SearchIndexFile[] {
  return listFiles(buildDir)
    .filter((file) => /(?:^|\/)search-index-[0-9a-f]+\.json$/.test(file))
    .map((file) => JSON.parse(readFileSync(path.join(buildDir, file), 'utf8')) as SearchIndexFile);
}

/** Returns title and description from the front matter of a page. */
function headOf(markdown: string): { title: string; description: string } {
  const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(markdown) ?? [];
  // The skill has a name instead of a title.
  const { name = '', title = name, description = '' } = (parse(head) ?? {}) as Record<string, unknown>;
  return { title: String(title), description: String(description) };
}

/** Returns the first example of the first operation that is not deprecated. */
function firstCall({ operations }: ApiFacts): SiteData['firstCall'] {
  const first = operations.find(({ deprecated }) => !deprecated) ?? operations[0];
  return { operation: first?.id ?? '', example: first?.requestExamples[0]?.key ?? '' };
}

/** Collects what the docs server has to know before the first question, besides the Markdown of pages. */
function siteData(files: ApiFiles, pages: Readonly<Record<string, string>>): SiteData {
  const facts = files.facts(API_FILE);
  const released = files.versions();
  const versions = docsVersions(released);
  const latest = latestVersion(released);
  const entries = Object.entries(pages)
    .filter(([page]) => !NO_PAGE.test(page))
    .map(([page, markdown]): PageEntry => {
      const version = versions.find(({ name }) => name === versionOfPage(page, versions));
      const own = version ? { version: version.name, inside: page.slice(version.path.length) } : {};
      return { path: page, ...headOf(markdown), ...own };
    });
  const skill = entries.find((entry) => entry.path === assistants.skill?.page);
  const rank = ({ version }: PageEntry) => (version === latest ? 0 : version === undefined ? 1 : 2);
  return {
    product: brand.product,
    name: `${brand.slug}-docs`,
    // A version for packages, for example `3.4.0` of `v3.4.0`.
    release: /^v?(\d+\.\d+\.\d+(?:-[\w.-]+)?)$/.exec(latest)?.[1] ?? '0.0.0',
    siteRoot: brand.siteUrl + brand.basePath,
    latest,
    versions: versions.map((version) => ({ ...version, label: versionLabel(version) })).reverse(),
    pairs: versionPairs(versionOrder(released)),
    instructions: [preferCurrent(facts, files.successors()), doNotGuess({ files, assistants })].filter(Boolean),
    notPublished: assistants.undocumented?.section ?? 'docs/api/',
    hasMoves: readMoves(files).length > 0,
    firstCall: assistants.firstCall ?? firstCall(facts),
    ...(skill ? { skill: { name: skill.title, text: pages[skill.path] ?? '' } } : {}),
    pages: entries.sort((a, b) => rank(a) - rank(b)),
  };
}

/** A quality of 11 would make the parts 10 % smaller and take 30 times as long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 } };

/** Returns the module that starts the server with its content in JSON, and a validator for each of some operations. */
function entryCode(parts: Readonly<Record<PartName, unknown>>, validated: readonly string[]): string {
  const pack = (value: unknown) => brotliCompressSync(stringifyJson(value), BROTLI).toString('base64');
  const packed = Object.entries(parts).map(([name, value]) => [name, pack(value)]);
  const validators = validated.map(
    (id) => `${JSON.stringify(id)}: () => import(${JSON.stringify(`./${validatorFile(id)}`)})`,
  );
  return [
    "import { serve } from '@api-docs/assistants/server/main';",
    `serve(${JSON.stringify(Object.fromEntries(packed))}, { ${validators.join(', ')} });`,
  ].join('\n');
}

/** Bundles the docs server as one module for Node, with the licenses of its packages. The same input gives the same bytes. */
async function bundleServer(entry: string): Promise<string> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: entry, resolveDir: projectDir, sourcefile: 'docs-server.ts', loader: 'ts' },
    absWorkingDir: projectDir,
    tsconfig: path.join(projectDir, 'tsconfig.json'),
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
    platform: 'node',
    // The CommonJS code of jsonc-parser loads its parts in a way that no bundler follows.
    mainFields: ['module', 'main'],
    // Without Ajv, with which the protocol library would validate nothing here: it takes 10 ms to load.
    conditions: ['browser'],
    format: 'esm',
    // The oldest Node that runs the server.
    target: 'node20',
    legalComments: 'none',
  });
  const inputs = Object.keys(metafile.inputs).map((file) => path.join(projectDir, file));
  const introduction = 'This file contains code of the packages below.';
  const notices = formatNotices(packageFolders(inputs).map(readNotice), introduction);
  return `#!/usr/bin/env node\n${outputFiles[0]?.text ?? ''}/*\n${notices.replaceAll('*/', '* /')}*/\n`;
}

main(async () => {
  const files = openApiFiles(projectDir, brand);
  const buildDir = path.join(projectDir, 'build');
  const pages = readMarkdownPages(buildDir);
  const site = siteData(files, pages);
  const parts = {
    site,
    pages,
    api: apiData(files, assistants.conditions),
    moves: readMoves(files),
    ...Object.fromEntries(readIndexes(buildDir).map((file) => [`index ${file.version}`, file])),
  };
  const validated = files.facts(API_FILE).operations.filter(hasRequestForm);
  const ids = validated.map(({ id }) => id);
  const code = await bundleServer(entryCode(parts, ids));
  const write = (name: string, bytes: Uint8Array) => {
    writeFileSync(path.join(buildDir, name), bytes);
    // The format of `sha256sum -c`.
    const digest = createHash('sha256').update(bytes).digest('hex');
    writeFileSync(path.join(buildDir, `${name}.sha256`), `${digest}  ${name}\n`);
  };
  write(DOCS_SERVER_FILE, Buffer.from(code));
  const author = { name: brand.provider, url: brand.links.website };
  write('docs-server.mcpb', packExtension(code, site, { author, icon: path.join(buildDir, 'img/icon-512.png') }));
});
