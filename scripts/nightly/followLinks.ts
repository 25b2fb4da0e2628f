/** Result of following a link. */
export type LinkState =
  | { kind: 'alive' }
  /** The host rejects programs, so a person has to check the link. */
  | { kind: 'blocked'; reason: string }
  | { kind: 'dead'; reason: string };

export interface RetryPolicy {
  /** Including the first one. */
  attempts: number;
  /** Milliseconds before the second attempt; the pause doubles after each further one. */
  pause: number;
  /** Milliseconds for one attempt. */
  timeout: number;
}

const NIGHTLY_RETRIES: RetryPolicy = { attempts: 3, pause: 2_000, timeout: 20_000 };

/** Statuses with which hosts reject programs, even if a browser would get the page. */
const BOT_BLOCKED_STATUSES = [401, 403, 405, 406, 429, 451, 999];

/** Hosts that are requested at the same time. Requests to one host run one after another. */
const MAX_HOSTS = 8;

/** Adds the cause that errors of `fetch` hide. Example: `fetch failed: getaddrinfo ENOTFOUND docs.gone.dev`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause =
    error.cause instanceof Error ? error.cause.message || (error.cause as { code?: string }).code : undefined;
  return cause ? `${error.message}: ${cause}` : error.message;
}

async function followOnce(url: string, timeout: number): Promise<LinkState & { retry?: boolean }> {
  try {
    const response = await fetch(url, {
      redirect: 'follow',
      signal: AbortSignal.timeout(timeout),
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; link check)', accept: 'text/html,*/*' },
    });
    await response.body?.cancel();
    const { status } = response;
    const reason = `status ${status}`;
    if (response.ok) return { kind: 'alive' };
    if (BOT_BLOCKED_STATUSES.includes(status)) return { kind: 'blocked', reason, retry: status === 429 };
    return { kind: 'dead', reason, retry: status >= 500 };
  } catch (error) {
    return { kind: 'dead', reason: reasonOf(error), retry: true };
  }
}

/** Follows a link with its redirects, and retries failures that may be temporary. */
export async function followLink(url: string, policy: RetryPolicy = NIGHTLY_RETRIES): Promise<LinkState> {
  const { attempts, pause, timeout } = policy;
  const { retry, ...state } = await followOnce(url, timeout);
  if (!retry || attempts <= 1) return state;
  await new Promise((resolve) => setTimeout(resolve, pause));
  return followLink(url, { attempts: attempts - 1, pause: pause * 2, timeout });
}

/**
 * Follows many links, with one request at a time for each host.
 *
 * @returns the state of each URL
 */
export async function followLinks(urls: readonly string[], policy?: RetryPolicy): Promise<Map<string, LinkState>> {
  const byHost = new Map<string, string[]>();
  for (const url of urls) {
    const { host } = new URL(url);
    byHost.set(host, [...(byHost.get(host) ?? []), url]);
  }
  const queues = [...byHost.values()];
  const states = new Map<string, LinkState>();
  const work = async () => {
    for (let queue = queues.shift(); queue; queue = queues.shift()) {
      for (const url of queue) states.set(url, await followLink(url, policy));
    }
  };
  await Promise.all(Array.from({ length: MAX_HOSTS }, work));
  return states;
}
