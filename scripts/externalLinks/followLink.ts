/** How a link fared. */
export type LinkState =
  /** It leads somewhere. */
  | { kind: 'alive' }
  /** The host does not answer programs, so a person has to look. */
  | { kind: 'unsure'; reason: string }
  | { kind: 'dead'; reason: string };

/** How patient to be. */
export interface Patience {
  /** Tries in all. */
  tries: number;
  /** Milliseconds before the second try; each further pause is twice as long. */
  pause: number;
  /** Milliseconds for one try. */
  timeout: number;
}

export const NIGHTLY: Patience = { tries: 3, pause: 2_000, timeout: 20_000 };

/** Statuses with which hosts turn programs away, whatever a browser would get. */
const TURNED_AWAY = [401, 403, 405, 406, 429, 451, 999];

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Errors of `fetch` hide their reason. Example: `fetch failed: getaddrinfo ENOTFOUND docs.gone.dev`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause =
    error.cause instanceof Error ? error.cause.message || (error.cause as { code?: string }).code : undefined;
  return cause ? `${error.message}: ${cause}` : error.message;
}

async function follow(url: string, timeout: number): Promise<LinkState & { again?: boolean }> {
  try {
    const response = await fetch(url, {
      redirect: 'follow',
      signal: AbortSignal.timeout(timeout),
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; link check)', accept: 'text/html,*/*' },
    });
    // The status is all that counts: the body is not fetched to its end.
    await response.body?.cancel();
    const { status } = response;
    const reason = `status ${status}`;
    if (response.ok) return { kind: 'alive' };
    if (TURNED_AWAY.includes(status)) return { kind: 'unsure', reason, again: status === 429 };
    return { kind: 'dead', reason, again: status >= 500 };
  } catch (error) {
    return { kind: 'dead', reason: reasonOf(error), again: true };
  }
}

/**
 * Follows a link, redirects included, and tries again when the failure may pass.
 *
 * @param url absolute address
 * @param patience tries, pauses and the time for one try
 */
export async function followLink(url: string, { tries, pause, timeout }: Patience = NIGHTLY): Promise<LinkState> {
  const { again, ...state } = await follow(url, timeout);
  if (!again || tries <= 1) return state;
  await wait(pause);
  return followLink(url, { tries: tries - 1, pause: pause * 2, timeout });
}
