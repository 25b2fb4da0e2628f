/** How many suggestions the search box shows. Specification, section 9. */
export const SUGGESTIONS = 8;

/** Characters of context in an excerpt. Specification, section 9. */
export const EXCERPT_LENGTH = 50;
