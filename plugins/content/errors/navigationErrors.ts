import { spellingRemedy, type BuildErrorDetails } from '@api-docs/kit/node';

import { duplicates } from '../../lib/duplicates';

/** A page of the docs with what its front matter says about others. */
export interface NavigatedDoc {
  /** Relative to the project. */
  file: string;
  id: string;
  frontMatter: object;
  /** Returns the line of a field. */
  lineOf: (field: string) => number;
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
      .map(([field, id]: [string, string]) => ({
        file: `${file}:${lineOf(field)}`,
        problem: `\`${field}\` leads to a page that does not exist`,
        expected: 'the id of a page: its path inside the version without extension, with its `id` for the name',
        found: id,
        remedy: spellingRemedy(id, known, `fix \`${field}\`, or write null for no link`),
      })),
  );
  return [...doubled, ...links];
}
