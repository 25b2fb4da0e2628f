import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import type { ApiFiles } from '../../plugins/api/facts/apiFiles';
import { remarkApiFacts } from '../../plugins/api/props/remarkApiFacts';
import { replaceTokens, replaceTokensDeep, type BrandValues } from '../../plugins/content/brand';
import { comparedVersions, PAGE_CHANGES } from '../../plugins/versions/comparisons/summaries/remarkPageChanges';
import { versionOrder } from '../../plugins/versions/docsVersions';
import { checkFrontMatter } from '../../plugins/content/front-matter/checkFrontMatter';
import { classifyPage } from '../../plugins/content/front-matter/pageKind';
import { isBuildError, type BuildErrorDetails } from '../../plugins/lib/buildError';
import type { ReportedFinding } from './finding';
import type { Page } from './prose/page';

interface BuildSources {
  siteDir: string;
  brand: BrandValues;
  files: ApiFiles;
}

/** Default reasons of the checks, for errors without their own. */
const WHY = {
  'brand-token': 'The build fails if brand.config.ts has no value for a token.',
  'front-matter': 'The build fails if the front matter does not match the schema for the page kind.',
  'api-fact':
    'API facts come from the OpenAPI file of the page’s own version. The build fails if one is missing there.',
  versions: 'A list of changed pages needs two docs versions that the site compares.',
} as const;

function toFinding(name: keyof typeof WHY, details: BuildErrorDetails): ReportedFinding {
  const [, file = details.file, line = '1'] = /^(.*?)(?::(\d+))?$/.exec(details.file) ?? [];
  return {
    file,
    line: Number(line),
    rule: { name, level: 'fault', why: details.why ?? WHY[name], remedy: details.remedy },
    found: `${details.found} (${details.problem})`,
    expected: details.expected,
  };
}

function detailsOf(check: () => void): BuildErrorDetails | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (isBuildError(error)) return error.details;
    throw error;
  }
}

function checkPageChanges(tree: Page['tree'], file: string, files: ApiFiles): void {
  const versions = { order: versionOrder(files.versions()), retired: files.retired() };
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    if (node.name === PAGE_CHANGES) comparedVersions(node, file, versions);
  });
}

/** Checks the brand tokens of a page and, if they are all known, its front matter. Returns the first finding. */
export function headFindings({ file, source, frontMatter }: Page, brand: BrandValues): ReportedFinding[] {
  const token = detailsOf(() => replaceTokens(source, file, brand));
  if (token) return [toFinding('brand-token', token)];
  const classified = classifyPage(file);
  const filled = replaceTokensDeep({ ...frontMatter }, file, brand);
  const field = classified && detailsOf(() => checkFrontMatter(classified.kind, filled, file, source));
  return field ? [toFinding('front-matter', field)] : [];
}

/**
 * Runs the build's own checks on a page: brand tokens, front matter, API facts, and versions to compare.
 *
 * @param page API facts are inserted into its tree, so rules that read the tree have to run first
 * @returns the first finding of each check
 */
export function buildFindings(page: Page, { siteDir, brand, files }: BuildSources): ReportedFinding[] {
  const { file, tree } = page;
  const head = headFindings(page, brand);
  if (head.some(({ rule }) => rule.name === 'brand-token')) return head;
  const frontMatter = replaceTokensDeep({ ...page.frontMatter }, file, brand);
  const vfile = { path: file, data: { frontMatter } } as unknown as VFile;
  const fact = detailsOf(() => remarkApiFacts({ siteDir, files })(tree, vfile));
  const versions = detailsOf(() => checkPageChanges(tree, file, files));
  return [
    ...head,
    ...(fact ? [toFinding('api-fact', fact)] : []),
    ...(versions ? [toFinding('versions', versions)] : []),
  ];
}
