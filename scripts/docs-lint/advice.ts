import { unknownFields } from '../../plugins/content/front-matter/checkFrontMatter';
import { classifyPage } from '../../plugins/content/front-matter/pageKind';
import { ownPhrases } from './phrases';
import type { Match, Page } from './readPage';

const EMPTY = 'adds nothing: remove it, or give the fact behind it';

/** The house style: phrases, and what to write instead. */
const PHRASES: readonly (readonly [pattern: RegExp, advice: string])[] = [
  // Not in "You cannot simply change the path", where the word carries the meaning.
  [/(?<!(?:\bnot|n['’]t|cannot|never) )\bsimply\b/gi, EMPTY],
  [/\b(?:obviously|of course|needless to say|as you know|basically|effortless(?:ly)?)\b/gi, EMPTY],
  [/\b(?:seamless(?:ly)?|powerful|cutting-edge|state-of-the-art|world-class|best-in-class|comprehensive)\b/gi, EMPTY],
  [/\b(?:next-generation|game-chang(?:er|ing)|blazing(?:ly)?)\b|\brobust(?:ly)?\b(?! (?:to|against)\b)/gi, EMPTY],
  [/\beasy[- ]to[- ](?:use|set up|integrate|install|configure|adopt|deploy|customize)\b/gi, EMPTY],
  [/\b(?:please note(?: that)?|note that|it should be noted that|keep in mind that)\b/gi, EMPTY],
  [/\b(?:leverag|utili[sz])(?:es?|ed|ing)\b/gi, 'is a long word: write "use"'],
  [/\bin order to\b/gi, 'is long: write "to"'],
  [/\bdue to the fact that\b/gi, 'is long: write "because"'],
  ...ownPhrases,
];

/** Not in posts, which have an author, and not in questions, which the reader asks. */
const FIRST_PERSON = /\b(?:[Ww]e|[Oo]urs?|us|[Ll]et['’]s)\b(?!-|[^.!?\n]*\?)/g;

const MARKER = /\{\/\*\s*truncate\s*\*\/\}|<!--\s*truncate\s*-->/;

/** Search engines cut longer texts; shorter descriptions do not tell pages apart. */
const LENGTHS = { title: [1, 80], description: [70, 160] } as const;

function lengths({ source, frontMatter }: Page): Match[] {
  return Object.entries(LENGTHS).flatMap(([field, [min, max]]) => {
    const value = frontMatter[field];
    if (typeof value !== 'string' || (value.length >= min && value.length <= max)) return [];
    const message = `${field} of ${value.length} characters: write ${min} to ${max}, which search engines show`;
    return [{ index: source.indexOf(`\n${field}:`) + 1, message }];
  });
}

function unusedFields({ file, source, frontMatter }: Page): Match[] {
  const kind = classifyPage(file)?.kind;
  if (!kind) return [];
  // The build stops at a field that misspells another.
  return unknownFields(kind, frontMatter).flatMap(({ field, name, meant }) => {
    const index = source.indexOf(`\n${field}:`) + 1;
    return meant === undefined ? [{ index, message: `front matter field "${name}" has no effect: remove it` }] : [];
  });
}

/**
 * Finds what the house style advises against, in no particular order. `guides/WRITING.md` has all of it; here are the rules
 * that a pattern can check.
 */
export function findAdvice(page: Page): Match[] {
  const isPost = classifyPage(page.file)?.kind === 'post';
  const phrases = isPost
    ? PHRASES
    : [...PHRASES, [FIRST_PERSON, 'may be anybody: write "you", or name who acts'] as const];
  const matches = phrases.flatMap(([pattern, advice]) =>
    [...page.ownWords.matchAll(pattern)].map(({ index, 0: found }) => ({ index, message: `"${found}" ${advice}` })),
  );
  const teaser =
    isPost && !MARKER.test(page.source)
      ? [{ index: 0, message: 'lists show the whole post: write {/* truncate */} below the first paragraph' }]
      : [];
  return [...matches, ...lengths(page), ...unusedFields(page), ...teaser];
}
