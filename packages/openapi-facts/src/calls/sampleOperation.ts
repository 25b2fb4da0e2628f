import { defined } from '@api-docs/kit';

import { IGNORED_HEADERS } from '../document/parameterPlaces';
import { isForm, isJson, jsonBody } from '../facts/mediaTypes';
import { mainResponse } from '../facts/readResponses';
import { serverUrl } from '../facts/readServer';
import type { SampleOperation, SampleParameter, SampleResponse } from '../samples/sampleCall';
import type { ApiFacts, Body, Json, Operation, Parameter, Server } from '../types';
import { bodyFormat, fileName, isBinary, partFormats } from './bodyFormat';
import { keysOf } from './credentials';

/** The host of an API whose file names no server, see RFC 2606. */
const UNKNOWN_HOST = 'https://api.example.com';

/** Returns the absolute URL of the first server, or of the file's server, without a slash at its end. */
export function absoluteServer(servers: readonly Server[], facts: ApiFacts): string {
  const own = serverUrl(servers[0]) || facts.server;
  if (/^https?:\/\//i.test(own)) return own;
  const base = /^https?:\/\//i.test(facts.server) ? facts.server : UNKNOWN_HOST;
  return new URL(own, `${base}/`).href.replace(/\/$/, '');
}

function responseOf(operation: Operation): { response: SampleResponse; status?: number; accept?: string } {
  const { method, responses } = operation;
  const main = mainResponse(responses) ?? responses.find(({ code }) => code === 'default');
  const successes = responses.filter(({ code }) => code.startsWith('2'));
  const status = Number(successes[0]?.code);
  const exact = successes.length === 1 && Number.isInteger(status) ? { status } : {};
  const contents = main?.contents ?? [];
  const json = jsonBody(contents);
  const body = json ?? contents[0];
  if (method === 'HEAD') return { response: { kind: 'none' }, ...exact };
  // A 200 is expected to have content, also if the file describes none (RFC 9110, section 15.3.1).
  if (!body) return { response: { kind: main?.code === '200' ? 'text' : 'none' }, ...exact };
  const { sequence } = body;
  const file = { kind: 'file' as const, file: fileName('reply', body.mediaType) };
  const other = isBinary(body) ? file : { kind: 'text' as const };
  const inOrder = sequence && sequence !== 'parts' ? { kind: sequence } : other;
  const response = json ? { kind: 'json' as const } : inOrder;
  return { response, ...exact, ...(contents.length > 1 ? { accept: body.mediaType } : {}) };
}

/** Returns how a parameter is written. */
export function sampleParameter({ name, in: place, field, encoding }: Parameter): SampleParameter {
  const { style, explode, allowReserved, mediaType } = field.serialization ?? {};
  const parts = encoding && partFormats({ encoding });
  const content = {
    isJson: isJson(mediaType) || undefined,
    // A query string is a form itself.
    isForm: (place !== 'querystring' && mediaType !== undefined && isForm(mediaType)) || undefined,
  };
  return defined<SampleParameter>({ name, in: place, style, explode, allowReserved, ...content, parts });
}

/** Returns the parameters that a sample can have. */
export function sampleParameters({ parameters }: Operation): Parameter[] {
  return parameters.filter((one) => one.in !== 'header' || !IGNORED_HEADERS.includes(one.name.toLowerCase()));
}

/**
 * Returns what samples need to know about an operation.
 *
 * @param body the body that the samples send, undefined for none
 * @param example its value
 */
export function sampleOperation(operation: Operation, facts: ApiFacts, body?: Body, example?: Json): SampleOperation {
  const { method, path, name, security } = operation;
  const { keys, notes } = keysOf(security);
  const parameters = sampleParameters(operation).map(sampleParameter);
  return {
    ...{ method, server: absoluteServer(operation.servers, facts), path, name, parameters, keys },
    ...(body ? { body: bodyFormat(body, example) } : {}),
    ...responseOf(operation),
    ...(notes.length > 0 ? { notes } : {}),
  };
}
