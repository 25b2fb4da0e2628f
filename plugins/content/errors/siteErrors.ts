import { isUtf8 } from 'node:buffer';
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
  docId,
  docsFolder,
  formatError,
  isBuildError,
  isPartial,
  listFiles,
  splitDocsPath,
  type BuildErrorDetails,
  type SlugFrontMatter,
} from '@api-docs/kit/node';
import { isCommonMark, parseWithIds, readFrontMatter, takeHeadingId } from '@api-docs/kit/pages';
import { factComponents, remarkApiFacts } from '@api-docs/openapi-reference/library';
import { checkPageChanges, PAGE_CHANGES } from '@api-docs/version-comparisons/changes';

import type { Site } from '../../lib/site';
import { replaceTokens } from '../brand';
import { lineOfField } from '../front-matter/checkFrontMatter';
import { markdownHooks } from '../front-matter/markdownHooks';
import { remarkHeadingIds } from '../headings/remarkHeadingIds';
import { rehypeMedia } from '../rehypeMedia';
import { remarkTextAttributes } from '../remarkTextAttributes';
import { braceErrors, elementsInBraces, linksInBraces } from './braceErrors';
import { readCategories } from './categories';
import { codeErrors } from './codeErrors';
import { checkDataFiles } from './dataFiles';
import { elementErrors } from './elementErrors';
import { encodingError } from './encodingError';
import { headingErrors } from './headingErrors';
import { importErrors } from './importErrors';
import { BROKEN_ANCHOR, linkErrors, type LinkedPage } from './linkErrors';
import { lostText } from './lostText';
import { withoutMdxFences } from './mdxFences';
import { idErrors, type ReadFile } from './navigationErrors';
import { nestingErrors } from './nestingErrors';
import { idsOf } from './pageIds';
import { linksOf } from './pageLinks';
import { ownNames, scopesOf, type CodeError } from './pageProgram';
import { pathErrors, routeOf, SAME_PATH, type Route } from './pathErrors';
import { propErrors } from './propErrors';
import { checkSidebars } from './sidebarErrors';
import { syntaxError, type SyntaxProblem } from './syntaxError';
import { wrongTags } from './wrongTags';

type CheckedSite = Pick<Site, 'siteDir' | 'brand' | 'files'>;

/** Nodes that stay as they are in the HTML. */
const KEPT = ['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm'] as const;

interface ReadPage extends LinkedPage, ReadFile {
  frontMatter: SlugFrontMatter & { tags?: unknown };
  /** Its path; undefined for a partial. */
  own: Route | undefined;
  errors: BuildErrorDetails[];
}

/** Returns whether a build has a page, and no other error says that its path is that of another one. */
const isBuilt = ({ isDraft, errors }: ReadPage) => !isDraft && errors.every(({ problem }) => problem !== SAME_PATH);

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
function readProgram(program: Program, file: string, components: readonly string[], ofMarkdown: readonly string[]) {
  const inBraces = elementsInBraces(program);
  const scopes = scopesOf(program);
  const own = ownNames(scopes);
  const found = [
    ...codeErrors(program, scopes, components, own),
    ...braceErrors(inBraces, ofMarkdown),
    ...elementErrors(program, components, own, isPartial(file)),
    ...propErrors(program, own),
  ];
  return { found, links: linksInBraces(inBraces) };
}

/** Moves the ids at the ends of headings to their properties. Returns those of titles, which Docusaurus leaves out. */
function placeIds(tree: Root): string[] {
  const titles: string[] = [];
  visit(tree, 'heading', (heading) => {
    const id = takeHeadingId(heading);
    if (heading.depth === 1) titles.push(String(heading.data?.hProperties?.id));
    if (id !== undefined) heading.data = { ...heading.data, hProperties: { id } };
  });
  return titles;
}

const toHtml = (tree: Root) => toHast(tree, { passThrough: [...KEPT] }) as Html;

/** Creates a function that finds what would stop the build at a page, apart from its links. */
function pageReader(site: CheckedSite) {
  const { siteDir, brand, files } = site;
  const hooks = markdownHooks({ siteDir, brand, changesOf: () => [] });
  const addIds = remarkHeadingIds({ siteDir, brand });
  const addFacts = remarkApiFacts({ siteDir, files });
  const checkMedia = rehypeMedia({ siteDir, basePath: brand.basePath });
  const components = knownComponents(site);
  const ofMarkdown = [PAGE_CHANGES, ...Object.keys(factComponents(files))];

  return async (file: string): Promise<ReadPage> => {
    const filePath = path.join(siteDir, file);
    const bytes = readFileSync(filePath);
    const text = bytes.toString('utf8');
    const errors: BuildErrorDetails[] = isUtf8(bytes) ? [] : [encodingError(file, text)];
    const params = { filePath, fileContent: text, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER };
    const head = await hooks.parseFrontMatter(params).catch((error: unknown) => {
      if (!isBuildError(error)) throw error;
      errors.push(error.details, ...error.others);
      return undefined;
    });
    const frontMatter = head?.frontMatter ?? readFrontMatter(filePath);
    const own = routeOf({ file, text }, frontMatter, { slug: brand.slug, latest: files.versions()[0] });
    const lineOf = (field: string) => lineOfField(field, text);
    const isDraft = frontMatter.draft === true;
    const page = { file, frontMatter, lineOf, own, route: own?.route, errors, isDraft };
    // A build leaves it out. `npm start` shows it, with its errors.
    if (isDraft) return { ...page, links: [], ids: undefined };
    let branded = text;
    // Errors of tokens are among those of the hook.
    collectErrors([], () => void (branded = replaceTokens(text, file, brand)));
    try {
      const isMdx = !isCommonMark(frontMatter);
      branded = withoutMdxFences(branded);
      const tree = parseWithIds(branded, { isCommonMark: !isMdx });
      remarkTextAttributes()(tree);
      const vfile = { path: filePath, data: { frontMatter } } as unknown as VFile;
      const links = linksOf(tree, ofMarkdown);
      const atLine = ({ line, ...error }: CodeError) => ({ file: `${file}:${line}`, ...error });
      errors.push(...[...headingErrors(tree), ...lostText(tree, branded, { isMdx, filePath })].map(atLine));
      const program = isMdx ? toEstree(toHtml(tree)) : undefined;
      if (program) {
        const { found, links: inBraces } = readProgram(program, file, components, ofMarkdown);
        errors.push(...[...found, ...nestingErrors(toHtml(tree))].map(atLine));
        errors.push(...importErrors(program, file, siteDir));
        links.push(...inBraces);
      }
      const known = errors.length;
      collectErrors(errors, () => addIds(tree, vfile));
      const titles = placeIds(tree);
      collectErrors(errors, () => addFacts(tree, vfile));
      collectErrors(errors, () => checkPageChanges(tree, file, files));
      // Without the facts, ids are missing.
      const isWhole = program && errors.length === known;
      const ids = isWhole ? idsOf(tree, program, vfile.data.ids ?? []) : undefined;
      for (const id of titles) ids?.delete(id);
      collectErrors(errors, () => checkMedia(toHtml(tree), vfile));
      return { ...page, links, ids };
    } catch (error) {
      // A fault of this code, not of the page.
      if (error instanceof TypeError || error instanceof ReferenceError) throw error;
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
  const routes: Route[] = [];
  const folders = [...allVersions(versions).map(docsFolder), 'blog', 'src/pages'];
  for (const folder of folders.filter((name) => existsSync(path.join(siteDir, name)))) {
    const names = listFiles(path.join(siteDir, folder));
    const inFolder: ReadPage[] = [];
    for (const name of names) if (/\.mdx?$/.test(name)) inFolder.push(await read(path.posix.join(folder, name)));
    pages.push(...inFolder);
    errors.push(...(await wrongTags(inFolder, { siteDir, folder, latest: versions[0] })));
    const version = splitDocsPath(`${folder}/_`)?.version;
    if (version === undefined) continue;
    const docs = inFolder.flatMap((page) =>
      isPartial(page.file) ? [] : { ...page, id: docId(path.posix.relative(folder, page.file), page.frontMatter) },
    );
    const ids = docs.map(({ id }) => id);
    const categories = readCategories({ siteDir, version, latest: versions[0] }, names, ids);
    const sidebars = await checkSidebars(docs, { siteDir, version, latest: versions[0] });
    errors.push(...categories.errors, ...idErrors(docs.filter(isBuilt)), ...sidebars.errors);
    routes.push(...categories.routes, ...sidebars.routes);
  }
  errors.push(...pathErrors([...routes, ...pages.filter(isBuilt).flatMap(({ own }) => own ?? [])]));
  const isError = ({ problem }: BuildErrorDetails) =>
    (problem === BROKEN_ANCHOR ? onBrokenAnchors : onBrokenLinks) === 'throw';
  const linked = { siteDir, basePath: brand.basePath, pages, otherRoutes: routes.map(({ route }) => route) };
  for (const page of pages) errors.push(...page.errors, ...linkErrors(page, linked).filter(isError));
  // An OpenAPI file that cannot be read is an error of each page that shows its facts.
  const unique = new Map(errors.map((error) => [formatError(error), error]));
  return [...unique.values()].sort((a, b) => a.file.localeCompare(b.file, 'en', { numeric: true }));
}
