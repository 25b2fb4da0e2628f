import { existsSync } from 'node:fs';

/** Messages by resource, which is the absolute path of a page with its query. */
const messages = new Map<string, string>();

/**
 * Remembers how the last compilation of a page ended. Rspack does not: it compiles only what changed, and drops an error that
 * a loader emitted as soon as another file changes.
 *
 * @param resource absolute path of the page with its query
 * @param message of the error, undefined if there was none
 */
export function recordPage(resource: string, message?: string): void {
  if (message === undefined) messages.delete(resource);
  else messages.set(resource, message);
}

/** Returns the messages of all pages whose last compilation failed, and whose files still exist. */
export function pageErrors(): string[] {
  return [...messages].filter(([resource]) => existsSync(resource.replace(/\?.*$/, ''))).map(([, message]) => message);
}
