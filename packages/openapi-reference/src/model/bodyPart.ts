import type { Direction } from '@api-docs/openapi-facts';

/** Directions as pages and anchors name them. Readers have links with these words, and pages of released versions write them. */
export const PART_NAMES = { request: 'request', response: 'reply' } as const satisfies Record<Direction, string>;

/** The body of a request or a response, as pages name it. */
export type BodyPart = (typeof PART_NAMES)[Direction];

/** Returns in which direction a body is sent. */
export function directionOf(part: BodyPart): Direction {
  return part === PART_NAMES.response ? 'response' : 'request';
}
