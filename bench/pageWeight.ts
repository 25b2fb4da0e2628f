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
 * Adds up what a page asked for.
 *
 * @param exchanges answers of the server
 * @param run paths of scripts that the page ran; one of them that was read ahead is the page's own
 */
export function weightOf(exchanges: readonly Exchange[], run: ReadonlySet<string>): Weight {
  const sum = (which: (exchange: Exchange) => boolean) =>
    exchanges.filter(which).reduce((total, { bytes }) => total + bytes, 0);
  const isAhead = ({ prefetch, path }: Exchange) => prefetch && !run.has(path);
  const byKind = Object.fromEntries(
    KINDS.map((kind) => [kind, sum((exchange) => !isAhead(exchange) && exchange.kind === kind)]),
  ) as Record<Kind, number>;
  return { ...byKind, prefetch: sum(isAhead), total: sum(() => true), requests: exchanges.length };
}
