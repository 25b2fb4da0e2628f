import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { validateBlogPostFrontMatter } from '@docusaurus/plugin-content-blog/lib/frontMatter.js';
import { validateDocFrontMatter } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import { validatePageFrontMatter } from '@docusaurus/plugin-content-pages/lib/frontMatter.js';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { Root as Html } from 'hast';
import type { Nodes } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { decoded } from '@api-docs/kit/decoded';
import { own } from '@api-docs/kit/own';
import { collectErrors, isBuildError, spellingRemedy, type BuildErrorDetails } from '@api-docs/kit/buildError';
import { versionPath } from '@api-docs/kit/docsVersions';
import { parseWithIds } from '@api-docs/kit/parseMdx';
import { isCommonMark, readFrontMatter } from '@api-docs/kit/frontMatter';
import { factComponents } from '@api-docs/openapi-reference/fact-components/factComponents';
import { remarkApiFacts } from '@api-docs/openapi-reference/fact-components/remarkApiFacts';
import { PAGE_CHANGES } from '@api-docs/version-comparisons/summaries/remarkPageChanges';

import { brand } from '../../brand.config';
import { staticFolders } from '../../plugins/content/mdxPlugins';
import { brandedSlug, replaceTokens } from '../../plugins/content/brand';
import { checkDataFiles } from '../../plugins/content/contentFiles';
import { lineOfField } from '../../plugins/content/front-matter/checkFrontMatter';
import { markdownHooks } from '../../plugins/content/front-matter/markdownHooks';
import { classifyPage } from '../../plugins/content/front-matter/pageKind';
import { remarkHeadingIds } from '../../plugins/content/headings/remarkHeadingIds';
import { rehypeMedia } from '../../plugins/content/rehypeMedia';
import { createSite } from '../../plugins/createSite';
import { isJsx, locationOf, textAttributes } from '../../plugins/lib/pageNodes';
import { projectDir, projectFiles } from './run';
import { syntaxError, type SyntaxProblem } from './syntaxError';

const site = createSite({ siteDir: projectDir, brand });
const hooks = markdownHooks({ siteDir: projectDir, brand, changesOf: () => [] });

/** The plugins that check pages. */
const TRANSFORMS = [
  remarkHeadingIds({ siteDir: projectDir, brand }),
  remarkApiFacts({ siteDir: projectDir, files: site.files }),
];
const checkMedia = rehypeMedia({ siteDir: projectDir, basePath: brand.basePath, staticFolders });

/** Nodes that stay as they are in the HTML. */
const KEPT = ['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm'] as const;

/** A page, or a partial of one. */
interface Source {
  file: string;
  text: string;
  /** Site path; undefined if only Docusaurus knows it. */
  route: string | undefined;
}

/** Returns the site path of a docs page or of another page. */
function routeOf(file: string): string | undefined {
  const page = classifyPage(file);
  if (!page || page.kind === 'post' || page.kind === 'reference') return undefined;
  const slug = brandedSlug(page.pathInside, brand.slug, readFrontMatter(path.join(projectDir, file)));
  const folder = page.version === undefined ? '' : versionPath(page.version, site.files.versions()[0]);
  return path.posix.join('/', folder, slug, '/');
}

/** Returns what a link names, if it is broken; undefined if only Docusaurus can tell. */
function brokenTarget(link: string, { file, route }: Source, routes: ReadonlySet<string>): string | undefined {
  const [target = ''] = link.split(/[?#]/);
  if (target === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/|@site\/)/i.test(target)) return undefined;
  const name = decoded(target);
  if (/\.mdx?$/.test(name) && !name.startsWith('/')) {
    return existsSync(path.join(projectDir, path.dirname(file), name)) ? undefined : target;
  }
  if (path.extname(name) !== '' || route === undefined) return undefined;
  const { pathname } = new URL(target, `https://site.example${route}`);
  const page = path.posix.join('/', decoded(pathname).replace(brand.basePath, '/'), '/');
  // Only Docusaurus knows the pages of posts, tags and categories.
  const isOther = !/^\/docs\/(?!api\/|.*(?:tags|category)\/)/.test(page);
  return isOther || routes.has(page) ? undefined : target;
}

function linkError(node: Nodes, source: Source, routes: ReadonlySet<string>): BuildErrorDetails | undefined {
  const { href, to } = isJsx(node) ? textAttributes(node) : {};
  const link = node.type === 'link' || node.type === 'definition' ? node.url : (href ?? to);
  const target = link === undefined ? undefined : brokenTarget(link, source, routes);
  if (target === undefined) return undefined;
  return {
    file: locationOf(node, source.file, projectDir),
    problem: 'the link is broken',
    expected: 'the file of a page, such as ./tone.mdx, or the path of a page, such as /docs/intro/',
    found: target,
    remedy: target.startsWith('/') ? spellingRemedy(target, [...routes], 'fix the path') : 'fix the name of the file',
  };
}

/** Components that pages need not import: those of Docusaurus, and those of the site. */
function knownComponents(): string[] {
  const files = [
    path.join(projectDir, 'src/theme/MDXComponents/index.tsx'),
    path.join(projectDir, 'packages/openapi-reference/src/components/docsComponents.ts'),
  ];
  return [
    'Head',
    'Details',
    'LatestChanges',
    PAGE_CHANGES,
    ...Object.entries(factComponents(site.files)).flatMap(([name, { writeContent }]) => (writeContent ? name : [])),
    // Example: `import Tabs from '@theme/Tabs';`.
    ...files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^import (?:\{ )?(\w+)(?: \})? from/gm)].map(([, name = '']) => name),
    ),
  ];
}

/** @param code the imports and exports of the page */
function componentError(node: Nodes, file: string, code: string, known: readonly string[]) {
  const name = (isJsx(node) && node.name) || '';
  const isDefined = known.includes(name) || new RegExp(`\\b${name}\\b`).test(code);
  if (!/^[A-Z]\w*$/.test(name) || isDefined) return undefined;
  return {
    file: locationOf(node, file, projectDir),
    problem: `unknown component <${name}>`,
    expected: 'a component of guides/WRITING.md, or one that the page imports',
    found: `<${name}>`,
    remedy: spellingRemedy(name, known, 'import the component'),
  };
}

/** Finds fields with values that Docusaurus does not accept. */
function valueErrors({ file, text }: Source, frontMatter: Record<string, unknown>): BuildErrorDetails[] {
  const { kind = '' } = classifyPage(file) ?? {};
  const others = { post: validateBlogPostFrontMatter, page: validatePageFrontMatter };
  const validate = own(others, kind) ?? validateDocFrontMatter;
  const { error: print } = console;
  // Docusaurus prints the whole front matter.
  console.error = () => undefined;
  try {
    validate(frontMatter);
    return [];
  } catch (error) {
    const { details = [] } = error as { details?: { message: string; path: string[] }[] };
    return details.map(({ message, path: [field = ''] }) => ({
      file: `${file}:${lineOfField(field, text)}`,
      problem: `invalid front matter field "${field}"`,
      expected: message,
      found: JSON.stringify(frontMatter[field]),
      remedy: `fix "${field}" between the --- lines at the top of the file`,
    }));
  } finally {
    console.error = print;
  }
}

/** Finds what would stop the build at a page. */
async function pageErrors(source: Source, routes: ReadonlySet<string>, known: readonly string[]) {
  const { file, text } = source;
  const filePath = path.join(projectDir, file);
  const errors: BuildErrorDetails[] = [];
  const params = { filePath, fileContent: text, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER };
  const head = await hooks.parseFrontMatter(params).catch((error: unknown) => {
    if (!isBuildError(error)) throw error;
    errors.push(error.details, ...error.others);
    return undefined;
  });
  const frontMatter = head?.frontMatter ?? readFrontMatter(filePath);
  const isNew = ({ problem }: BuildErrorDetails) => errors.every((one) => one.problem !== problem);
  errors.push(...valueErrors(source, frontMatter).filter(isNew));
  let branded = text;
  // Errors of tokens are among those of the hook.
  collectErrors([], () => void (branded = replaceTokens(text, file, brand)));
  try {
    const tree = parseWithIds(branded, { isCommonMark: isCommonMark(frontMatter) });
    const vfile = { path: filePath, data: { frontMatter } } as unknown as VFile;
    let code = '';
    visit(tree, 'mdxjsEsm', ({ value }) => void (code += `${value}\n`));
    visit(tree, (node) => {
      const found = [linkError(node, source, routes), componentError(node, file, code, known)];
      errors.push(...found.flatMap((error) => error ?? []));
    });
    for (const transform of TRANSFORMS) collectErrors(errors, () => transform(tree, vfile));
    collectErrors(errors, () => checkMedia(toHast(tree, { passThrough: [...KEPT] }) as Html, vfile));
  } catch (error) {
    errors.push(syntaxError(source, error as SyntaxProblem));
  }
  return errors;
}

/** Finds the errors of all written pages and their tables at once. The build finds them one after the other. */
export async function siteErrors(): Promise<BuildErrorDetails[]> {
  const errors: BuildErrorDetails[] = [];
  collectErrors(errors, () => checkDataFiles(projectDir, site.files.versions()));
  const files = projectFiles('*.md', '*.mdx').filter((file) => /^(?:docs|versioned_docs|blog|src\/pages)\//.test(file));
  const sources = files.map((file): Source => ({
    file,
    text: readFileSync(path.join(projectDir, file), 'utf8'),
    route: routeOf(file),
  }));
  const routes = new Set(sources.flatMap(({ route }) => route ?? []));
  const known = knownComponents();
  for (const source of sources) errors.push(...(await pageErrors(source, routes, known)));
  return errors.sort((a, b) => a.file.localeCompare(b.file, 'en', { numeric: true }));
}
