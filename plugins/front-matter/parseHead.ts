import type { MarkdownConfig } from '@docusaurus/types';

import { teachingError } from '../teachingError';

type Parse = MarkdownConfig['parseFrontMatter'];

const EXPECTED = 'lines such as `title: "The name"` between two lines ---';

/** What the parser of YAML says besides its message; lines count from 0, the first of them is the `---`. */
interface YamlError extends Error {
  reason?: string;
  mark?: { line: number };
}

/**
 * Parses the front matter of a page.
 *
 * @param source as Docusaurus gives it to a hook
 * @param file the page as messages name it
 * @throws when it is no YAML, or holds no fields, with file and line
 */
export async function parseHead(source: Parameters<Parse>[0], file: string): ReturnType<Parse> {
  const parsed = await source.defaultParseFrontMatter(source).catch(({ message, reason, mark }: YamlError) => {
    throw teachingError({
      file: `${file}:${(mark?.line ?? 0) + 1}`,
      problem: 'the front matter is not valid YAML',
      expected: EXPECTED,
      found: reason ?? message,
      remedy: 'mend the line: quote a text that holds a colon or starts with a sign, and end the front matter with ---',
    });
  });
  const fields: unknown = parsed.frontMatter;
  if (typeof fields === 'object' && !Array.isArray(fields)) return parsed;
  throw teachingError({
    file: `${file}:1`,
    problem: 'the front matter holds no fields',
    expected: EXPECTED,
    found: Array.isArray(fields) ? 'a list' : typeof fields,
    remedy: 'write each field as name, colon and value',
  });
}
