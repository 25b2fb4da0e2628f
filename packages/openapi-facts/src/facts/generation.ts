import type { ApiFacts, Operation } from '../types';

/**
 * Returns the generation of the API that a current operation belongs to, if the document declares one by `x-generation` and the
 * operation's path has it as a segment: `v4alpha` in `/metrics/v4alpha/tone`.
 */
export function currentGeneration({ generation }: ApiFacts, { path, deprecated }: Operation): string | undefined {
  return !deprecated && generation !== undefined && path.split('/').includes(generation) ? generation : undefined;
}
