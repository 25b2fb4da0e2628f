import { isForm, isJson, mainBody } from '../facts/mediaTypes';
import type { Body, Operation } from '../types';
import { sampleParameters } from './sampleOperation';

/** Returns whether the request builder has a form for a body: for JSON, streams, forms and texts with a schema. */
export function hasForm(body: Body | undefined): boolean {
  if (!body?.field) return false;
  const { types, limits } = body.field;
  const isStream = body.sequence !== undefined && body.sequence !== 'parts';
  const isPlainText = /^text\//i.test(body.mediaType) && types.join() === 'string' && limits.format !== 'binary';
  return isStream || isPlainText || isJson(body.mediaType) || isForm(body.mediaType);
}

/** Returns whether an operation has a request builder: if it has parameters, or a body with a form. */
export function hasRequestForm(operation: Operation): boolean {
  return sampleParameters(operation).length > 0 || hasForm(mainBody(operation.body));
}
