import { readFileSync } from 'node:fs';

import type { MarkdownConfig } from '@docusaurus/types';
import { parseFileContentFrontMatter } from '@docusaurus/utils/lib/markdownUtils';

import { buildError } from '../errors/buildError';
import { yamlRemedy } from '../input/parseYaml';

type ParseFrontMatter = MarkdownConfig['parseFrontMatter'];
type FileParams = Parameters<ParseFrontMatter>[0];

/** An error of the YAML parser of Docusaurus. Its lines start at 0, which is the opening `---`. */
interface YamlError extends Error {
  reason?: string;
  mark?: { line: number };
}

/**
 * Errors by the text of the file. gray-matter, the parser of Docusaurus, fails only the first time it sees a text, and then
 * returns no fields: https://github.com/jonschlinkert/gray-matter/issues/166
 */
const errors = new Map<string, YamlError>();

/**
 * Example: `---\ntitle: PII\n---\n`, also after a byte order mark and with Windows line endings. As in gray-matter, the first line can
 * name a language, and the text begins behind the second `---`.
 */
const FRONT_MATTER = /^\uFEFF?---(?!-)[^\r\n]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n)?/;

const EXPECTED = 'lines such as `title: "The name"` between two lines ---';

/**
 * Splits a page into front matter and text, as Docusaurus does.
 *
 * @param source the content of the file
 * @returns the YAML between the `---` lines, empty without front matter, and the text below
 */
export function splitFrontMatter(source: string): { yaml: string; text: string } {
  const match = FRONT_MATTER.exec(source);
  if (!match) return { yaml: '', text: source.replace(/^\uFEFF/, '') };
  return { yaml: match[1] ?? '', text: source.slice(match[0].length) };
}

/**
 * Reads the front matter of a file without checking it, for code that needs fields of other pages.
 *
 * @param file absolute path
 * @returns the fields with their brand tokens; an empty object without front matter, or if it cannot be parsed: the build
 *   stops at the page itself
 */
export function readFrontMatter(file: string): Record<string, unknown> {
  const source = readFileSync(file, 'utf8');
  try {
    return parseFileContentFrontMatter(source).frontMatter;
  } catch (error) {
    errors.set(source, error as YamlError);
    return {};
  }
}

/** Returns whether the front matter turns MDX off for the page: `mdx: { format: md }`. */
export function isCommonMark({ mdx }: { mdx?: unknown }): boolean {
  return typeof mdx === 'object' && mdx !== null && 'format' in mdx && mdx.format === 'md';
}

/**
 * Returns whether lists of pages leave a page out: a draft, which only the development server shows, or an unlisted page.
 *
 * @param frontMatter of the page
 */
export function isHidden({ draft, unlisted }: { draft?: unknown; unlisted?: unknown }): boolean {
  return draft === true || unlisted === true;
}

/**
 * Parses the front matter of a page with the parser of Docusaurus.
 *
 * @param params as Docusaurus passes them to a `parseFrontMatter` hook
 * @param file path relative to the project, for the error
 * @throws if the front matter is not valid YAML or has no fields
 */
export async function parseFrontMatter(params: FileParams, file: string): ReturnType<ParseFrontMatter> {
  const seen = errors.get(params.fileContent);
  const parsing = seen ? Promise.reject(seen) : params.defaultParseFrontMatter(params);
  const parsed = await parsing.catch((error: YamlError) => {
    errors.set(params.fileContent, error);
    const { message, reason, mark } = error;
    throw buildError({
      file: `${file}:${(mark?.line ?? 0) + 1}`,
      problem: 'the front matter is not valid YAML',
      expected: EXPECTED,
      found: reason ?? message,
      remedy:
        yamlRemedy(splitFrontMatter(params.fileContent).yaml) ??
        'fix the line: quote a text with a colon or with a special sign at its start, indent the lines that a text goes on in, and end front matter with ---',
    });
  });
  const fields: unknown = parsed.frontMatter;
  if (typeof fields === 'object' && !Array.isArray(fields)) return parsed;
  throw buildError({
    file: `${file}:1`,
    problem: 'the front matter has no fields',
    expected: EXPECTED,
    found: Array.isArray(fields) ? 'a list' : typeof fields,
    remedy: 'write each field as name, colon, space and value; a space copied from elsewhere may be another one',
  });
}
