import { KINDS, type Exchange, type Kind } from './exchange';

/** Encoded bytes of what a page asked for, by kind, and how often it asked. */
export interface Weight extends Record<Kind, number> {
  /** Read ahead for other pages. */
  prefetch: number;
  /** All of it, read ahead or not. */
  total: number;
  requests: number;
}

/**
 * Tells what a page read ahead for others from what it read ahead for itself.
 *
 * @param exchanges answers of the server
 * @param run paths of scripts that the page ran
 * @returns the answers; scripts that were run are no longer marked as read ahead
 */
export function withOwnScripts(exchanges: readonly Exchange[], run: ReadonlySet<string>): Exchange[] {
  return exchanges.map((exchange) => (run.has(exchange.path) ? { ...exchange, prefetch: false } : exchange));
}

/**
 * Adds up what a page asked for.
 *
 * @param exchanges answers of the server
 * @param run paths of scripts that the page ran; one of them that was read ahead is the page's own
 */
export function weightOf(exchanges: readonly Exchange[], run: ReadonlySet<string>): Weight {
  const told = withOwnScripts(exchanges, run);
  const sum = (which: (exchange: Exchange) => boolean) =>
    told.filter(which).reduce((total, { bytes }) => total + bytes, 0);
  const byKind = Object.fromEntries(
    KINDS.map((kind) => [kind, sum((exchange) => !exchange.prefetch && exchange.kind === kind)]),
  ) as Record<Kind, number>;
  return { ...byKind, prefetch: sum(({ prefetch }) => prefetch), total: sum(() => true), requests: exchanges.length };
}
