import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { AuthorSocialsSchema, normalizeSocials } from '@docusaurus/plugin-content-blog/lib/authorsSocials.js';

import { collectErrors, parseYaml, spellingRemedy, type BuildErrorDetails } from '@api-docs/kit/node';

import { duplicates } from '../../lib/duplicates';
import { isStaticFile } from '../staticFiles';
import { lineOfField, unknownNames } from './checkFrontMatter';
import { AUTHOR_FIELDS } from './fieldRules';

const AUTHORS = 'blog/authors.yml';

/** Returns the keys of the authors of the blog; an empty list without the file, or if it is invalid, which is an error of its own. */
function authorKeys(siteDir: string): string[] {
  const file = path.join(siteDir, AUTHORS);
  const keys: string[] = [];
  if (existsSync(file)) {
    collectErrors([], () => keys.push(...Object.keys(parseYaml(readFileSync(file, 'utf8'), AUTHORS) ?? {})));
  }
  return keys;
}

/** The accounts whose addresses Docusaurus knows. */
const ACCOUNTS = Object.keys(AuthorSocialsSchema.describe().keys as object);

/** Returns why Docusaurus does not accept the accounts of an author; undefined if it does. */
function socialsProblem(socials: unknown): string | undefined {
  // A number can be the name of an account on Stack Overflow. What is no table of accounts is an error of its own.
  const { value, error: invalid } = AuthorSocialsSchema.validate(socials);
  if (typeof value !== 'object' || value === null || invalid) return undefined;
  const unknown = Object.entries(value).find(
    ([account, name]) => !ACCOUNTS.includes(account.toLowerCase()) && !/^[a-z][a-z\d+.-]*:/i.test(String(name)),
  );
  if (unknown) return `${unknown[0]} is none of ${ACCOUNTS.join(', ')}, so that it needs a whole address`;
  try {
    normalizeSocials(value as Record<string, string>);
    return undefined;
  } catch (error) {
    return (error as Error).message.replaceAll('\n', ' ');
  }
}

/** A field of an author that Docusaurus does not accept, or does not read because it misspells another one. */
interface AuthorIssue {
  field: string;
  message: string;
  meant?: string | undefined;
}

/** Finds the images that do not exist in the fields of an author, or in those of a post that are about its author. */
function missingImages(fields: object, siteDir: string): AuthorIssue[] {
  return Object.entries(fields).flatMap(([field, url]: [string, unknown]) => {
    const isOwn = /^(?:author_?)?image_?url$/i.test(field) && typeof url === 'string' && /^\/(?!\/)/.test(url);
    if (!isOwn || isStaticFile(url, siteDir)) return [];
    return { field, message: 'no file below static/ has this name, whose case counts' };
  });
}

/** Finds such fields of an author, in a post or in the table of authors. */
export function authorIssues(author: unknown, siteDir: string): AuthorIssue[] {
  if (typeof author !== 'object' || author === null) return [];
  const message = 'socials' in author ? socialsProblem(author.socials) : undefined;
  const misspelled = unknownNames(author, ['key', ...AUTHOR_FIELDS]).filter(({ meant }) => meant !== undefined);
  return [
    ...misspelled.map(({ field, meant }) => ({ field, message: 'unknown field', meant })),
    ...(message === undefined ? [] : [{ field: 'socials', message }]),
    ...missingImages(author, siteDir),
  ];
}

/** Finds the authors of a post that Docusaurus does not accept, or not read. */
export function authorErrors(
  { file, text }: { file: string; text: string },
  frontMatter: Readonly<Record<string, unknown>>,
  siteDir: string,
): BuildErrorDetails[] {
  const { authors } = frontMatter;
  const all: unknown[] = authors === undefined ? [] : [authors].flat();
  const keys = all.map((author) =>
    typeof author === 'object' && author !== null && 'key' in author ? author.key : author,
  );
  const known = authorKeys(siteDir);
  // A key without quotes may look like a number.
  const named = keys.filter((key) => typeof key === 'string' || typeof key === 'number').map(String);
  const atLine = (field: string) => `${file}:${lineOfField(field, text)}`;
  const unknown = named
    .filter((key) => !known.includes(key))
    .map((key) => ({
      file: atLine('authors'),
      problem: `unknown author "${key}"`,
      expected: `a key of ${AUTHORS}${known.length > 0 ? `: ${known.join(', ')}` : ''}`,
      found: key,
      remedy: key.includes(',')
        ? `write a list: authors: [${key}]`
        : spellingRemedy(key, known, `add the author to ${AUTHORS}`),
    }));
  const doubled = duplicates(named, String).map(({ item: key }) => ({
    file: atLine('authors'),
    problem: `the post has the author "${key}" twice`,
    expected: 'each author once',
    found: key,
    remedy: 'remove one of the two',
  }));
  const inPost = Object.entries(frontMatter).filter(([field]) => /^author(?:_|[A-Z]|$)/.test(field));
  const mixed = (all.length > 0 ? inPost.slice(0, 1) : []).map(([field, value]) => ({
    file: atLine(field),
    problem: `the post has both \`authors\` and \`${field}\``,
    expected: 'one of the two',
    found: `${field}: ${JSON.stringify(value)}`,
    remedy: 'move the author into `authors`',
  }));
  const fieldError = (author: unknown, line: string, { field, message, meant }: AuthorIssue) => ({
    file: atLine(line),
    problem: `invalid field "${field}" of an author`,
    expected: `key, ${AUTHOR_FIELDS.join(', ')}; an account is a name, such as ann, or an address`,
    found: `${JSON.stringify((author as Record<string, unknown>)[field])} (${message})`,
    remedy: meant === undefined ? 'fix the field' : `write "${meant}"`,
  });
  const fields = [
    ...all.flatMap((author) => authorIssues(author, siteDir).map((issue) => fieldError(author, 'authors', issue))),
    ...missingImages(Object.fromEntries(inPost), siteDir).map((issue) => fieldError(frontMatter, issue.field, issue)),
  ];
  return [...unknown, ...doubled, ...mixed, ...fields];
}
