/**
 * Lists the docs versions as they came.
 *
 * @param versions versions.json: the latest first
 * @returns names of all versions, the oldest first, `next` at the end
 */
export function versionOrder(versions: readonly string[]): string[] {
  return [...versions].reverse().concat('next');
}
