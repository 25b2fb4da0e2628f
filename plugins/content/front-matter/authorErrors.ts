import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { AuthorSocialsSchema, normalizeSocials } from '@docusaurus/plugin-content-blog/lib/authorsSocials.js';

import { collectErrors, parseYaml, spellingRemedy, type BuildErrorDetails } from '@api-docs/kit/node';

import { duplicates } from '../../lib/duplicates';
import { lineOfField, unknownNames } from './checkFrontMatter';
import { AUTHOR_FIELDS } from './fieldRules';

const AUTHORS = 'blog/authors.yml';

type AuthorError = Omit<BuildErrorDetails, 'file'> & { field: string };

/** Returns the keys of the authors of the blog; an empty list without the file, or if it is invalid, which is an error of its own. */
function authorKeys(siteDir: string): string[] {
  const file = path.join(siteDir, AUTHORS);
  const keys: string[] = [];
  if (existsSync(file)) {
    collectErrors([], () => keys.push(...Object.keys(parseYaml(readFileSync(file, 'utf8'), AUTHORS) ?? {})));
  }
  return keys;
}

/** Returns why Docusaurus does not accept the accounts of an author; undefined if it does. */
export function socialsProblem(socials: unknown): string | undefined {
  // A number can be the name of an account on Stack Overflow. What is no table of accounts is an error of its own.
  const { value, error: invalid } = AuthorSocialsSchema.validate(socials);
  if (typeof value !== 'object' || value === null || invalid) return undefined;
  try {
    normalizeSocials(value as Record<string, string>);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Finds what is wrong with the fields of an author in a post. */
function fieldsOfAuthor(author: object): AuthorError[] {
  const errors = unknownNames(author, ['key', ...AUTHOR_FIELDS]).flatMap(({ name, meant, value }): AuthorError[] => {
    if (meant === undefined) return [];
    const problem = `unknown field "${name}" of an author`;
    const expected = `key, ${AUTHOR_FIELDS.join(', ')}`;
    return [
      { field: 'authors', problem, expected, found: `${name}: ${JSON.stringify(value)}`, remedy: `write "${meant}"` },
    ];
  });
  const { socials }: { socials?: unknown } = author;
  if (socialsProblem(socials) === undefined) return errors;
  return [
    ...errors,
    {
      field: 'authors',
      problem: 'an account of an author is no name and no address',
      expected: 'a name such as ann, or an address such as https://github.com/ann',
      found: JSON.stringify(socials),
      remedy: 'write the name in quotes without slashes, or the whole address',
    },
  ];
}

/** Finds the authors of a post that Docusaurus does not accept, or not read. */
export function authorErrors(
  { file, text }: { file: string; text: string },
  frontMatter: Readonly<Record<string, unknown>>,
  siteDir: string,
): BuildErrorDetails[] {
  const { authors } = frontMatter;
  if (authors === undefined) return [];
  const all: unknown[] = [authors].flat();
  const keys = all.map((author) =>
    typeof author === 'object' && author !== null && 'key' in author ? author.key : author,
  );
  const known = authorKeys(siteDir);
  // A key without quotes may look like a number.
  const named = keys.filter((key) => typeof key === 'string' || typeof key === 'number').map(String);
  const errors = named
    .filter((key) => !known.includes(key))
    .map((key): AuthorError => ({
      field: 'authors',
      problem: `unknown author "${key}"`,
      expected: `a key of ${AUTHORS}${known.length > 0 ? `: ${known.join(', ')}` : ''}`,
      found: key,
      remedy: spellingRemedy(key, known, `add the author to ${AUTHORS}`),
    }));
  for (const { item: twice } of duplicates(named, String)) {
    errors.push({
      field: 'authors',
      problem: `the post has the author "${twice}" twice`,
      expected: 'each author once',
      found: twice,
      remedy: 'remove one of the two',
    });
  }
  const legacy = Object.keys(frontMatter).find((field) => /^author(?:_|[A-Z]|$)/.test(field));
  if (legacy !== undefined && all.length > 0) {
    errors.push({
      field: legacy,
      problem: `the post has both \`authors\` and \`${legacy}\``,
      expected: 'one of the two',
      found: `${legacy}: ${JSON.stringify(frontMatter[legacy])}`,
      remedy: 'move the author into `authors`',
    });
  }
  for (const author of all) if (typeof author === 'object' && author !== null) errors.push(...fieldsOfAuthor(author));
  return errors.map(({ field, ...details }) => ({ file: `${file}:${lineOfField(field, text)}`, ...details }));
}
