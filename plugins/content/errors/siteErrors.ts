import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Config } from '@docusaurus/types';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { Program } from 'estree';
import type { Root as Html } from 'hast';
import { toEstree } from 'hast-util-to-estree';
import type { Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import {
  allVersions,
  collectErrors,
  docsFolder,
  formatError,
  isBuildError,
  listFiles,
  splitDocsPath,
  versionPath,
  type BuildErrorDetails,
  type SlugFrontMatter,
} from '@api-docs/kit/node';
import { isCommonMark, parseWithIds, readFrontMatter, takeHeadingId } from '@api-docs/kit/pages';
import { factComponents, remarkApiFacts } from '@api-docs/openapi-reference/library';
import { PAGE_CHANGES } from '@api-docs/version-comparisons/changes';

import type { Site } from '../../lib/site';
import { brandedSlug, replaceTokens } from '../brand';
import { markdownHooks } from '../front-matter/markdownHooks';
import { classifyPage } from '../front-matter/pageKind';
import { remarkHeadingIds } from '../headings/remarkHeadingIds';
import { staticFolders } from '../mdxPlugins';
import { rehypeMedia } from '../rehypeMedia';
import { braceErrors, elementsInBraces, linksInBraces } from './braceErrors';
import { readCategories } from './categories';
import { codeErrors } from './codeErrors';
import { checkDataFiles } from './dataFiles';
import { elementErrors } from './elementErrors';
import { importErrors } from './importErrors';
import { BROKEN_ANCHOR, idsOf, linkErrors, linksOf, type LinkedPage } from './linkErrors';
import { syntaxError, type SyntaxProblem } from './syntaxError';

type CheckedSite = Pick<Site, 'siteDir' | 'brand' | 'files'>;

/** Nodes that stay as they are in the HTML. */
const KEPT = ['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm'] as const;

/** A page with its errors. */
interface ReadPage extends LinkedPage {
  frontMatter: SlugFrontMatter;
  errors: BuildErrorDetails[];
}

/** Components that pages need not import: those of Docusaurus, and those of the site. */
function knownComponents({ siteDir, files }: CheckedSite): string[] {
  const file = path.join(siteDir, 'src/theme/MDXComponents/index.tsx');
  const own = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [
    'Head',
    'Details',
    'LatestChanges',
    PAGE_CHANGES,
    ...Object.keys(factComponents(files)),
    // Example: `import Tabs from '@theme/Tabs';`.
    ...[...own.matchAll(/^import (?:\{ )?(\w+)(?: \})? from/gm)].map(([, name = '']) => name),
  ];
}

/** Finds the errors in the program that MDX makes of a page, and the links in its braces. */
function readProgram(program: Program, components: readonly string[], ofMarkdown: readonly string[]) {
  const inBraces = elementsInBraces(program);
  const found = [
    ...codeErrors(program, components),
    ...braceErrors(inBraces, ofMarkdown),
    ...elementErrors(program, components),
  ];
  return { found, links: linksInBraces(inBraces) };
}

/** Creates a function that finds what would stop the build at a page, apart from its links. */
function pageReader(site: CheckedSite) {
  const { siteDir, brand, files } = site;
  const hooks = markdownHooks({ siteDir, brand, changesOf: () => [] });
  const addIds = remarkHeadingIds({ siteDir, brand });
  const addFacts = remarkApiFacts({ siteDir, files });
  const checkMedia = rehypeMedia({ siteDir, basePath: brand.basePath, staticFolders });
  const components = knownComponents(site);
  const ofMarkdown = Object.keys(factComponents(files));
  const toHtml = (tree: Root) => toHast(tree, { passThrough: [...KEPT] }) as Html;

  function routeOf(file: string, frontMatter: object): string | undefined {
    const page = classifyPage(file);
    if (!page || page.kind === 'post' || page.kind === 'reference') return undefined;
    const folder = page.version === undefined ? '' : versionPath(page.version, files.versions()[0]);
    return path.posix.join('/', folder, brandedSlug(page.pathInside, brand.slug, frontMatter), '/');
  }

  return async (file: string): Promise<ReadPage> => {
    const filePath = path.join(siteDir, file);
    const text = readFileSync(filePath, 'utf8');
    const errors: BuildErrorDetails[] = [];
    const params = { filePath, fileContent: text, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER };
    const head = await hooks.parseFrontMatter(params).catch((error: unknown) => {
      if (!isBuildError(error)) throw error;
      errors.push(error.details, ...error.others);
      return undefined;
    });
    const frontMatter = head?.frontMatter ?? readFrontMatter(filePath);
    const page = { file, frontMatter, route: routeOf(file, frontMatter), errors };
    let branded = text;
    // Errors of tokens are among those of the hook.
    collectErrors([], () => void (branded = replaceTokens(text, file, brand)));
    try {
      const isMdx = !isCommonMark(frontMatter);
      const tree = parseWithIds(branded, { isCommonMark: !isMdx });
      const vfile = { path: filePath, data: { frontMatter } } as unknown as VFile;
      const links = linksOf(tree, ofMarkdown);
      const program = isMdx ? toEstree(toHtml(tree)) : undefined;
      if (program) {
        const { found, links: inBraces } = readProgram(program, components, ofMarkdown);
        errors.push(...found.map(({ line, ...error }) => ({ file: `${file}:${line}`, ...error })));
        errors.push(...importErrors(program, file, siteDir));
        links.push(...inBraces);
      }
      const known = errors.length;
      collectErrors(errors, () => addIds(tree, vfile));
      visit(tree, 'heading', (heading) => {
        const id = takeHeadingId(heading);
        if (id !== undefined) heading.data = { ...heading.data, hProperties: { id } };
      });
      collectErrors(errors, () => addFacts(tree, vfile));
      // Without the facts, ids are missing.
      const isWhole = program && errors.length === known;
      const ids = isWhole ? idsOf(tree, program, vfile.data.ids ?? []) : undefined;
      collectErrors(errors, () => checkMedia(toHtml(tree), vfile));
      return { ...page, links, ids };
    } catch (error) {
      errors.push(syntaxError({ file, text }, error as SyntaxProblem));
      return { ...page, links: [], ids: undefined };
    }
  };
}

/**
 * Finds the errors of all written pages and their tables at once. Docusaurus finds them one after the other, some of them at the
 * end of a build.
 *
 * @param config only what Docusaurus would stop at is an error
 */
export async function siteErrors(
  site: CheckedSite,
  { onBrokenLinks, onBrokenAnchors }: Pick<Config, 'onBrokenLinks' | 'onBrokenAnchors'>,
): Promise<BuildErrorDetails[]> {
  const { siteDir, brand, files } = site;
  const versions = files.versions();
  const errors: BuildErrorDetails[] = [];
  collectErrors(errors, () => checkDataFiles(siteDir, versions));
  const read = pageReader(site);
  const pages: ReadPage[] = [];
  const otherRoutes: string[] = [];
  const folders = [...allVersions(versions).map(docsFolder), 'blog', 'src/pages'];
  for (const folder of folders.filter((name) => existsSync(path.join(siteDir, name)))) {
    const names = listFiles(path.join(siteDir, folder));
    const inFolder: ReadPage[] = [];
    for (const name of names) if (/\.mdx?$/.test(name)) inFolder.push(await read(path.posix.join(folder, name)));
    pages.push(...inFolder);
    const version = splitDocsPath(`${folder}/_`)?.version;
    if (version === undefined) continue;
    const docs = inFolder.map(({ file, frontMatter }) => ({ pathInside: file.slice(folder.length + 1), frontMatter }));
    const categories = readCategories({ siteDir, version, latest: versions[0] }, names, docs);
    errors.push(...categories.errors);
    otherRoutes.push(...categories.routes);
  }
  const isError = ({ problem }: BuildErrorDetails) =>
    (problem === BROKEN_ANCHOR ? onBrokenAnchors : onBrokenLinks) === 'throw';
  const linked = { siteDir, basePath: brand.basePath, pages, otherRoutes };
  for (const page of pages) errors.push(...page.errors, ...linkErrors(page, linked).filter(isError));
  // An OpenAPI file that cannot be read is an error of each page that shows its facts.
  const unique = new Map(errors.map((error) => [formatError(error), error]));
  return [...unique.values()].sort((a, b) => a.file.localeCompare(b.file, 'en', { numeric: true }));
}
