import { existsSync, lstatSync, readlinkSync } from 'node:fs';
import path from 'node:path';

import type { MarkdownConfig } from '@docusaurus/types';
import { encodePath } from '@docusaurus/utils';

import {
  buildError,
  collectErrors,
  projectPath,
  readVersions,
  throwErrors,
  unusableSigns,
  USABLE_SIGNS,
  withoutControls,
  type BuildErrorDetails,
} from '@api-docs/kit/node';
import { isCommonMark, isHidden, parseFrontMatter, plainTitle, splitFrontMatter } from '@api-docs/kit/pages';
import type { PageChange } from '@api-docs/version-comparisons/changes';

import { REFERENCE_FOLDER } from '../../lib/apiFile';
import { notePage } from '../../lib/lastPage';
import { brandedSlug, replaceTokensDeep, type BrandValues } from '../brand';
import { pathErrors, routeOf, type Route } from '../errors/pathErrors';
import { checkFrontMatter } from './checkFrontMatter';
import { fieldErrors } from './fieldErrors';
import { FIELDS, OWN_FIELDS } from './fieldRules';
import { firstWords } from './firstWords';
import { classifyPage, type PageKind } from './pageKind';

interface MarkdownHookOptions {
  siteDir: string;
  brand: BrandValues & { slug: string };
  /** Returns the changes to a docs page in other versions, given its path relative to the project. */
  changesOf: (file: string) => PageChange[];
}

/** Creates a function that throws if another page has the path of one. Deleted and changed files free theirs during `npm start`. */
function routeRegistry(siteDir: string) {
  const routes = new Map<string, Route>();
  return (own: Route): void => {
    routes.set(own.file, own);
    const same = [...routes.values()].filter(({ route }) => route === own.route);
    throwErrors(pathErrors(same.filter(({ file }) => existsSync(path.join(siteDir, file)))));
  };
}

/** Throws if readers would not get to a page, because of the names of its file and folders, or of its `slug` or `id`. */
function checkPath(file: string, pagePath: string): void {
  const signs = unusableSigns(pagePath);
  if (signs.length === 0) return;
  throw buildError({
    file,
    problem: `the path of a page cannot have ${signs.join(' ')}`,
    expected: USABLE_SIGNS,
    found: pagePath,
    remedy:
      'rename the file or its folder without the sign, or write a `slug` between the --- lines, for example "slug: /a-b"',
  });
}

/** Returns what is wrong with a page that is a symbolic link: the bundler reads it under the name of its target, as errors do. */
function linkProblem(absolute: string, file: string): BuildErrorDetails[] {
  if (!lstatSync(absolute, { throwIfNoEntry: false })?.isSymbolicLink()) return [];
  const found = `a symbolic link to ${readlinkSync(absolute)}`;
  return [
    { file, problem: 'the page is a symbolic link', expected: 'a file', found, remedy: 'copy the file to this place' },
  ];
}

/** A day, perhaps with a time and its distance from UTC. Example: `date: 2026-02-03T23:30:00-05:00`. */
const DATE =
  /^date:\s*['"]?(\d{4}-\d\d-\d\d)(?:[Tt ]+(\d\d:\d\d(?::\d\d)?)[\d.]*\s*(?:[Zz]|[+-]\d\d:?(?:\d\d)?)?)?['"]?\s*$/m;

/** Returns the date of a post as its writer reads the clock: Docusaurus shows days of UTC, where it may be tomorrow. */
function dateAsWritten(fileContent: string): Date | undefined {
  const [, day, time = '00:00'] = DATE.exec(splitFrontMatter(fileContent).yaml) ?? [];
  return day === undefined ? undefined : new Date(`${day}T${time}Z`);
}

/** Removes the fields that mean something on pages of other kinds only. */
function withoutOwnFields(kind: PageKind, frontMatter: Record<string, unknown>): Record<string, unknown> {
  const isMeant = (field: string) => FIELDS[kind]?.includes(field) || !OWN_FIELDS.includes(field);
  return Object.fromEntries(Object.entries(frontMatter).filter(([field]) => isMeant(field)));
}

/**
 * Creates the Markdown hooks of the site. Both replace brand tokens and remove control characters. `parseFrontMatter`
 * also validates front matter and adds fields: `title`, `slug`, `deprecated` and `changes`.
 */
export function markdownHooks({ siteDir, brand, changesOf }: MarkdownHookOptions) {
  const register = routeRegistry(siteDir);
  const place = { slug: brand.slug, latest: readVersions(siteDir)[0] };
  // The OpenAPI file has the brand already. What looks like a token in the pages made of it is text.
  const fillIn = <T>(value: T, file: string): T =>
    file.startsWith(`${REFERENCE_FOLDER}/`) ? value : replaceTokensDeep(value, file, brand);
  return {
    preprocessor({ filePath, fileContent }) {
      const file = projectPath(siteDir, filePath);
      notePage(siteDir, file);
      return fillIn(withoutControls(fileContent), file);
    },

    async parseFrontMatter(params) {
      const file = projectPath(siteDir, params.filePath);
      const page = classifyPage(file);
      const errors = linkProblem(params.filePath, file);
      // Checks the tokens in the whole file first, because errors in `content` would count lines from its start.
      collectErrors(errors, () => void fillIn(params.fileContent, file));
      const parsed = await parseFrontMatter({ ...params, fileContent: withoutControls(params.fileContent) }, file);
      const fill = <T>(value: T) => (errors.length > 0 ? value : fillIn(value, file));
      const [written, content] = [fill(parsed.frontMatter), fill(parsed.content)];
      if (page) {
        collectErrors(errors, () => checkFrontMatter(page.kind, written, file, params.fileContent));
        const isNew = ({ problem }: BuildErrorDetails) => errors.every((one) => one.problem !== problem);
        errors.push(...fieldErrors({ file, text: params.fileContent }, written, siteDir).filter(isNew));
      }
      throwErrors(errors);
      if (!page) return { frontMatter: written, content };
      const frontMatter = withoutOwnFields(page.kind, written);
      if (page.version) frontMatter.slug = brandedSlug(page.pathInside, brand.slug, frontMatter);
      const format = { isCommonMark: isCommonMark(frontMatter) };
      const title = frontMatter.title ?? plainTitle(content, format);
      if (title !== undefined) frontMatter.title = title;
      const words = frontMatter.description === undefined ? firstWords(content, format) : undefined;
      if (words !== undefined) frontMatter.description = words;
      const date = page.kind === 'post' ? dateAsWritten(params.fileContent) : undefined;
      if (date) frontMatter.date = date;
      if (page.deprecated) frontMatter.deprecated = true;
      const changes = page.version === undefined || isHidden(frontMatter) ? [] : changesOf(file);
      // As text, because pages may print the fields of their front matter.
      if (changes.length > 0) frontMatter.changes = JSON.stringify(changes);
      // Docusaurus would encode the path of a page, and hosts would not find its file.
      if (page.kind === 'page' && encodePath(page.pathInside) !== page.pathInside) {
        frontMatter.slug ??= `/${page.pathInside.replace(/(?:(?:^|\/)index)?\.mdx?$/, '')}`;
      }
      const pagePath = String(frontMatter.slug ?? page.pathInside);
      checkPath(file, pagePath);
      const route = routeOf({ file, text: params.fileContent }, frontMatter, place);
      // A draft can replace a page later.
      if (route && frontMatter.draft !== true) register(route);
      return { frontMatter, content };
    },
  } satisfies Partial<MarkdownConfig>;
}
