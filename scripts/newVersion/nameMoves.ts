/** Example: `  - since: next`. */
const SINCE_NEXT = /^(\s*(?:- )?since:\s*)(['"]?)next\2(?=\s|$)/gm;

/**
 * Gives the pages that moved in `next` the name of the version that `next` becomes.
 *
 * @param text of `moved.yaml`
 * @param version for example `v3.5.0`
 */
export function nameMoves(text: string, version: string): string {
  return text.replace(SINCE_NEXT, `$1${version}`);
}
