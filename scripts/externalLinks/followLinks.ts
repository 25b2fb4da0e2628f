import { followLink, type LinkState, type Patience } from './followLink';

/** Hosts that are asked at the same time; one host is asked one thing after the other. */
const HOSTS_AT_ONCE = 8;

/**
 * Follows many links politely.
 *
 * @param urls absolute addresses
 * @param patience for each of them
 * @returns how each fared
 */
export async function followLinks(urls: readonly string[], patience?: Patience): Promise<Map<string, LinkState>> {
  const hosts = new Map<string, string[]>();
  for (const url of urls) {
    const { host } = new URL(url);
    hosts.set(host, [...(hosts.get(host) ?? []), url]);
  }
  const queues = [...hosts.values()];
  const states = new Map<string, LinkState>();
  const work = async () => {
    for (let queue = queues.shift(); queue; queue = queues.shift()) {
      for (const url of queue) states.set(url, await followLink(url, patience));
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work));
  return states;
}
