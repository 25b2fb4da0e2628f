import type { ApiFacts, Operation } from './types';

/** Returns the version in a path, for example `v4alpha` in `/metrics/v4alpha/tone`. */
function versionIn({ path }: Pick<Operation, 'path'>): string | undefined {
  return /\/(v\d\w*)(?:\/|$)/.exec(path)?.[1];
}

/**
 * Returns the generation of the API that a current operation belongs to: the version in its path. An API has generations if
 * it has legacy operations, all with another version.
 */
export function currentGeneration({ operations }: ApiFacts, operation: Operation): string | undefined {
  const legacy = operations.filter(({ deprecated }) => deprecated).map(versionIn);
  const own = versionIn(operation);
  return operation.deprecated || legacy.length === 0 || legacy.includes(undefined) || legacy.includes(own)
    ? undefined
    : own;
}
