import { findingAt, ownMatches } from '../matches';
import type { Passage } from '../passages';
import type { Rule } from '../rule';
import { sentences } from '../sentences';

/** Examples: `we`, `Our`, `let's`; not `US`. For `I`, the formula's letter is told from the person by the next word. */
const FIRST_PERSON =
  /\b(?:[Ww]e|[Oo]urs?|[Oo]urselves|[Uu]s|[Ll]et['’]s|[Mm]y|[Mm]yself)\b(?!-)|\bI(?:['’](?:m|d|ve|ll)\b|(?= (?!of|is|and|or|in|per|has|stands|means)\p{Ll}))/gu;

const QUESTION = /\?["”')\]]*$/;

/** A heading or a cell that ends in a question is in the reader's voice from its first word. */
function inReadersVoice({ kind, text }: Passage): boolean {
  return kind !== 'paragraph' && QUESTION.test(text);
}

/** Docs speak to "you" and about the product by name. Posts have an author and may say "we". */
export const person: Rule = {
  name: 'person',
  why: 'Readers cannot tell who "we" is: the provider, the writer, or their own team.',
  remedy:
    'Speak to "you", or name who acts. A question in the reader\'s voice ends in a question mark; a sample stands in quotation marks.',
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
