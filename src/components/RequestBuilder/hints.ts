import type { Json, RequestForm } from '@site/plugins/api/validators/types';
import { closestName } from '@api-docs/kit/closestName';
import { joinNames } from '@api-docs/kit/joinNames';

import type { FormReading } from './readForm';

/** Advice about a body that is valid without it. */
export interface Hint {
  /** Key of the form path. */
  key: string;
  /** Names are in backticks. */
  text: string;
  /** A name that the reference does not know, and that resembles no name that it knows. */
  unknown?: string;
}

function metricHint(
  metric: string,
  { metricInputs: inputs = {}, otherMetrics }: RequestForm,
  body: { [key: string]: Json },
): Omit<Hint, 'key'> | undefined {
  const needed = Object.hasOwn(inputs, metric) ? inputs[metric] : undefined;
  if (!needed) {
    if (otherMetrics?.excluded.includes(metric)) {
      return { text: `\`${metric}\` cannot be combined. Call its own operation.` };
    }
    if (otherMetrics?.unknown.includes(metric)) {
      return { text: `Whether \`${metric}\` can be combined is not documented.` };
    }
    const nearest = closestName(metric, Object.keys(inputs));
    const text = `The reference knows no metric \`${metric}\` for this call.`;
    return nearest === undefined ? { text, unknown: metric } : { text: `${text} Did you mean \`${nearest}\`?` };
  }
  const missing = needed
    .filter((name) => !Object.hasOwn(body, name) || body[name] === null)
    .map((name) => `\`${name}\``);
  return missing.length > 0 ? { text: `\`${metric}\` also needs ${joinNames(missing)}.` } : undefined;
}

/**
 * Reports the inputs that the metrics of a body still need. These are hints and no problems, because the specification
 * does not say that the service rejects a body without them.
 *
 * @param form with the inputs that each metric needs; there are no hints without them
 * @returns hints at the fields that name the metrics
 */
export function hintsOf(form: RequestForm, { json: body, pathKeys }: FormReading): Hint[] {
  if (!form.metricInputs || body === null || typeof body !== 'object' || Array.isArray(body)) return [];
  const { metrics } = body;
  if (!Array.isArray(metrics)) return [];
  if (metrics.length === 0) return [{ key: 'metrics', text: 'Name at least one metric to get a result.' }];
  return metrics.flatMap((metric, index) => {
    const key = pathKeys.get(`/metrics/${index}`);
    const hint = typeof metric === 'string' ? metricHint(metric, form, body) : undefined;
    return key !== undefined && hint ? [{ key, ...hint }] : [];
  });
}
