import type { Json } from '@site/plugins/request-validators/types';

import { nearestName } from '../../../shared/nearestName';
import type { Reading } from './readBody';

/** Advice that no validator gives: the body is valid without heeding it. */
export interface Hint {
  /** Key of the place in the form. */
  key: string;
  /** Names stand in backticks. */
  text: string;
}

function isFilledIn(value: Json | undefined): boolean {
  return value !== undefined && value !== null;
}

function andWords(names: readonly string[]): string {
  const listed = names.map((name) => `\`${name}\``);
  return listed.length < 2 ? listed.join('') : `${listed.slice(0, -1).join(', ')} and ${listed.at(-1) ?? ''}`;
}

function metricHint(
  metric: string,
  inputs: Record<string, string[]>,
  body: { [key: string]: Json },
): string | undefined {
  const needed = Object.hasOwn(inputs, metric) ? inputs[metric] : undefined;
  if (!needed) {
    const nearest = nearestName(metric, Object.keys(inputs));
    const advice = nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`;
    return `The reference knows no metric \`${metric}\` for this call.${advice}`;
  }
  const lacking = needed.filter((name) => !isFilledIn(body[name]));
  return lacking.length > 0 ? `\`${metric}\` also needs ${andWords(lacking)}.` : undefined;
}

/**
 * Says what the metrics of a body still need. Nobody published that the service refuses a body for it, so these are
 * hints and never problems.
 *
 * @param inputs by metric, the inputs that it needs
 * @param reading of the form
 * @returns hints at the fields that name the metrics
 */
export function hintsOf(inputs: Record<string, string[]>, { body, places }: Reading): Hint[] {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return [];
  const { metrics } = body;
  if (!Array.isArray(metrics)) return [];
  if (metrics.length === 0) return [{ key: 'metrics', text: 'Name at least one metric to get a result.' }];
  return metrics.flatMap((metric, index) => {
    const key = places.get(`/metrics/${index}`);
    const text = typeof metric === 'string' ? metricHint(metric, inputs, body) : undefined;
    return key !== undefined && text !== undefined ? [{ key, text }] : [];
  });
}
