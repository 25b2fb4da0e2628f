import type { Docs } from './data';

/**
 * Returns the name that a field or a metric with a name in the legacy API has now; undefined if none had it, or it still has it.
 *
 * @param path of the current operation
 */
export function newName(docs: Docs, path: string, old: string): string | undefined {
  const last = (whole: string) => whole.split(/[./]/).at(-1) ?? '';
  const renamed = docs.migrations().flatMap(({ path: legacy = '', fields, successor }) => {
    if (!successor) return [];
    const { path: current } = successor.operation;
    const ofFields = fields.flatMap(({ path: from, to }) => (to === undefined ? [] : [{ current, from, to }]));
    return [{ current, from: legacy, to: current }, ...ofFields];
  });
  const found = renamed.filter(({ from, to }) => last(from) === old && last(to) !== old);
  const best = found.find(({ current }) => current === path) ?? found[0];
  return best && last(best.to);
}
