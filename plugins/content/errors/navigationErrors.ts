import { spellingRemedy, type BuildErrorDetails } from '@api-docs/kit/node';

import { duplicates } from '../../lib/duplicates';

/** A file with front matter. */
export interface ReadFile {
  /** Relative to the project. */
  file: string;
  frontMatter: object;
  /** Returns the line of a field. */
  lineOf: (field: string) => number;
}

/** A page of the docs with what its front matter says about others. */
export interface NavigatedDoc extends ReadFile {
  id: string;
}

/**
 * Returns the error for an id that no page has.
 *
 * @param what leads there, for example `a sidebar`
 */
export function unknownId(file: string, what: string, id: string, known: readonly string[], advice: string) {
  return {
    file,
    problem: `${what} leads to a page that does not exist`,
    expected: 'the id of a page: its path inside the version without extension, with its `id` for the name',
    found: id,
    remedy: spellingRemedy(id, known, advice),
  } satisfies BuildErrorDetails;
}

/** Fields with the id of a page. */
const LINKS = ['pagination_prev', 'pagination_next'];

/**
 * Finds the ids that two pages of a docs version have, and those in front matter that none has.
 *
 * @param docs without drafts, which a build leaves out
 */
export function idErrors(docs: readonly NavigatedDoc[]): BuildErrorDetails[] {
  const known = docs.map(({ id }) => id);
  const doubled = duplicates(docs, ({ id }) => id).map(({ item: { file, id, lineOf }, first }) => ({
    file: `${file}:${lineOf('id')}`,
    problem: 'two pages have one id',
    expected: 'an id that no other page of the version has',
    found: `${id}, as ${first.file}`,
    remedy: 'write another `id`, or rename one of the files',
  }));
  const links = docs.flatMap(({ file, frontMatter, lineOf }) =>
    Object.entries(frontMatter)
      .filter(([field, id]) => LINKS.includes(field) && typeof id === 'string' && !known.includes(id))
      .map(([field, id]: [string, string]) => {
        const advice = `fix \`${field}\`, or write null for no link`;
        return unknownId(`${file}:${lineOf(field)}`, `\`${field}\``, id, known, advice);
      }),
  );
  return [...doubled, ...links];
}
