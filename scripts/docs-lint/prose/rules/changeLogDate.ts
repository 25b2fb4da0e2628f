import { findingAt } from '../matches';
import type { Rule } from '../rule';

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';

/** Examples: `2025-06-16`, `6/16/2025`, `June 16`, `16 June 2025`, `March 2025`, `Q2`, `2025`; not `3.2.0`, `2024/1689`. */
const DATE = new RegExp(
  [
    String.raw`\b20\d\d-\d{1,2}(?:-\d{1,2})?\b`,
    String.raw`\b\d{1,2}[./]\d{1,2}[./]20\d\d\b`,
    String.raw`\b\d{1,2}(?:st|nd|rd|th)? ${MONTH}\b\.?(?:,? 20\d\d)?`,
    String.raw`\b${MONTH}\b\.? (?:\d{1,2}(?:st|nd|rd|th)?\b(?:,? 20\d\d)?|20\d\d)`,
    String.raw`\bQ[1-4]\b(?: 20\d\d)?`,
    String.raw`(?<![\d./-])\b20[2-9]\d\b(?![\d/-])`,
  ].join('|'),
  'g',
);

/** Forbids dates in the change-log, which is ordered by version. */
export const changeLogDate: Rule = {
  name: 'change-log-date',
  level: 'fault',
  why: 'The change-log is ordered by version. Release dates are not published, so any date would be invented.',
  remedy: 'Name the docs version, or leave the date out.',
  check: ({ file, passages }) =>
    /(?:^|\/)change-?log\.mdx?$/.test(file)
      ? passages.flatMap((passage) =>
          [...passage.verbatim.matchAll(DATE)].map((match) => findingAt(passage, match.index, match[0])),
        )
      : [],
};
