import { findingAt, ownMatches } from '../matches';
import type { Passage } from '../passages';
import type { Rule } from '../rule';
import { sentences } from '../sentences';

/** Examples: `we`, `Our`, `let's`; not `US`. For `I`, the next word distinguishes the person from the letter in a formula. */
const FIRST_PERSON =
  /\b(?:[Ww]e|[Oo]urs?|[Oo]urselves|[Uu]s|[Ll]et['’]s|[Mm]y|[Mm]yself)\b(?!-)|\bI(?:['’](?:m|d|ve|ll)\b|(?= (?!of|is|and|or|in|per|has|stands|means)\p{Ll}))/gu;

const QUESTION = /\?["”')\]]*$/;

/** In headings and cells that end with a question mark, the reader speaks. */
function inReadersVoice({ kind, text }: Passage): boolean {
  return kind !== 'paragraph' && QUESTION.test(text);
}

/** Forbids the first person, except in posts, which have an author, and in questions of the reader. */
export const person: Rule = {
  name: 'person',
  level: 'style',
  why: 'Readers cannot tell whether "we" means the provider, the writer or their own team.',
  remedy:
    'Write "you", or name who acts. End a question of the reader with a question mark, and put a sample in quotation marks.',
  check({ kind, passages }) {
    if (kind === 'post') return [];
    return passages
      .filter((passage) => !inReadersVoice(passage))
      .flatMap((passage) => {
        const questions = sentences(passage.text).filter(({ text }) => QUESTION.test(text));
        const inQuestion = (index: number): boolean =>
          questions.some((question) => index >= question.index && index < question.index + question.text.length);
        return ownMatches(passage, FIRST_PERSON)
          .filter(({ index }) => !inQuestion(index))
          .map((match) => findingAt(passage, match.index, match[0]));
      });
  },
};
