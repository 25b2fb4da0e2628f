import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import type { ApiFiles } from '../../plugins/api-facts/apiFiles';
import { remarkApiFacts } from '../../plugins/api-facts/remarkApiFacts';
import { replaceTokens, replaceTokensDeep, type BrandValues } from '../../plugins/brand/replaceTokens';
import { comparedVersions, PAGE_CHANGES } from '../../plugins/compare/comparedVersions';
import { versionOrder } from '../../plugins/compare/versionOrder';
import { checkFrontMatter } from '../../plugins/front-matter/checkFrontMatter';
import { pagePlace } from '../../plugins/front-matter/pageKind';
import { isTeachingError, type Lesson } from '../../plugins/teachingError';
import type { ReportedFinding } from '../gates/reportedFinding';
import type { Page } from '../prose/page';

/** What the build's checks work with. */
export interface BuildSources {
  siteDir: string;
  brand: BrandValues;
  files: ApiFiles;
}

/** Why each check of the build is there; a lesson may know it better. */
const REASONS = {
  'brand-token':
    'The brand stands in brand.config.ts and nowhere else; the build stops at a token that it cannot fill in.',
  'front-matter': 'The build stops at front matter that does not fit the kind of the page.',
  'api-fact':
    'The facts of the API come from the OpenAPI file of the page’s own version, and the build stops without them.',
  versions: 'A list of changed pages needs two docs versions that the site compares.',
} as const;

function asFinding(name: keyof typeof REASONS, lesson: Lesson): ReportedFinding {
  const [, file = lesson.file, line = '1'] = /^(.*?)(?::(\d+))?$/.exec(lesson.file) ?? [];
  return {
    file,
    line: Number(line),
    rule: { name, why: lesson.why ?? REASONS[name], remedy: lesson.remedy },
    found: `${lesson.found} (${lesson.problem})`,
    expected: lesson.expected,
  };
}

function lessonOf(check: () => void): Lesson | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (isTeachingError(error)) return error.lesson;
    throw error;
  }
}

function checkPageChanges(tree: Page['tree'], file: string, files: ApiFiles): void {
  const order = versionOrder(files.versions());
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    if (node.name === PAGE_CHANGES) comparedVersions(node, file, order);
  });
}

/**
 * Checks the brand tokens of a page, and its front matter once the tokens can be filled in.
 *
 * @param page any page
 * @param brand fills in the tokens
 * @returns the first finding of each check
 */
export function headFindings({ file, source, frontMatter }: Page, brand: BrandValues): ReportedFinding[] {
  const token = lessonOf(() => replaceTokens(source, file, brand));
  if (token) return [asFinding('brand-token', token)];
  const place = pagePlace(file);
  const filled = replaceTokensDeep({ ...frontMatter }, file, brand);
  const field = place && lessonOf(() => checkFrontMatter(place.kind, filled, file, source));
  return field ? [asFinding('front-matter', field)] : [];
}

/**
 * Runs on a page what the build would stop at: brand tokens, front matter, facts of the API, versions to compare.
 *
 * @param page the page; the facts are put into its tree, so rules that read the tree come first
 * @param sources the project
 * @returns the first finding of each check
 */
export function buildFindings(page: Page, { siteDir, brand, files }: BuildSources): ReportedFinding[] {
  const { file, tree } = page;
  const head = headFindings(page, brand);
  if (head.some(({ rule }) => rule.name === 'brand-token')) return head;
  const frontMatter = replaceTokensDeep({ ...page.frontMatter }, file, brand);
  const vfile = { path: file, data: { frontMatter } } as unknown as VFile;
  const fact = lessonOf(() => remarkApiFacts({ siteDir, files })(tree, vfile));
  const versions = lessonOf(() => checkPageChanges(tree, file, files));
  return [
    ...head,
    ...(fact ? [asFinding('api-fact', fact)] : []),
    ...(versions ? [asFinding('versions', versions)] : []),
  ];
}
