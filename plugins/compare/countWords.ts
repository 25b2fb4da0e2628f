import type { Counts } from './comparison';

function counted(count: number, noun: string): string[] {
  if (count === 0) return [];
  return [`${count} ${noun}${count === 1 ? '' : 's'}`];
}

/**
 * Says how much changed.
 *
 * @returns for example `3 passages, 2 API fields`; empty when nothing did
 */
export function countWords({ passages, fields, deprecated }: Counts): string {
  const operations = counted(deprecated, 'operation').map((words) => `${words} deprecated`);
  return [...counted(passages, 'passage'), ...counted(fields, 'API field'), ...operations].join(', ');
}
