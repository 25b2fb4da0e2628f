import { defined } from '@api-docs/kit';

import { codeSpan } from '../text/codeSpan';
import { isForm, isJson, isText, jsonBody } from '../facts/mediaTypes';
import { isXml } from '../samples/jsonType';
import { PARAMETER_PLACES } from '../document/parameterPlaces';
import { mainResponse } from '../facts/readResponses';
import { JSON_RANGES } from '../calls/bodyFormat';
import { encodingFacts } from './encodingFacts';
import { part, type Fact, type Part } from './part';
import { schemeParts, securityParts } from './securityParts';
import type { Body, Callback, Component, OperationContent, Response, Server } from '../types';
import type { Direction, Field, Value } from '../fieldTypes';

/** Name of a fact, see {@link sameType}. */
export const MEDIA_TYPE = 'media type';

/** Returns a media type as it is compared: what can be written in two ways is written in one. */
function sameType(mediaType: string): string {
  const [type = '', ...parameters] = mediaType.split(';').map((one) => one.trim());
  // JSON is always in UTF-8.
  const others = isJson(mediaType) ? parameters.filter((one) => !/^charset="?utf-8"?$/i.test(one)) : parameters;
  return [type.toLowerCase(), ...others].join('; ');
}

/** A value about which the file says nothing. */
const ANY_VALUE: Field = {
  name: '',
  path: '',
  types: [],
  limits: {},
  requirement: 'optional',
  deprecated: false,
  description: '',
  children: [],
};

/** Returns what a body is about which the file says nothing; undefined if it has fields of which nobody knows. */
function unknownBody({ mediaType, sequence }: Body): Field | undefined {
  if (isJson(mediaType)) return ANY_VALUE;
  if (sequence !== undefined || isForm(mediaType) || isXml(mediaType)) return undefined;
  return { ...ANY_VALUE, types: ['string'], limits: isText(mediaType) ? {} : { format: 'binary' } };
}

/** Returns the list of items that a file describes one by one. */
function asList({ types, nullable, choice, limits, items, ...field }: Field): Field {
  const each = defined<Value>({ types, nullable, choice, limits, items });
  return { ...field, types: ['array'], limits: {}, items: each };
}

function bodyPart(name: string, body: Body, given: Partial<Part>): Part {
  const { mediaType, encoding, isEachItem } = body;
  const field = body.field ?? unknownBody(body);
  const fields = field ? [isEachItem ? asList(field) : field] : [];
  const parts = isForm(mediaType) || /^multipart\//i.test(mediaType) ? field?.children : [];
  const facts = { [MEDIA_TYPE]: sameType(mediaType), ...encodingFacts(encoding, parts) };
  return part(name, {
    fields,
    facts,
    hasXml: isXml(mediaType),
    ...(isForm(mediaType) && { text: 'in fields' as const }),
    ...given,
  });
}

/** Returns the bodies in JSON, and in a range of types that JSON is one of. */
function jsonBodies(contents: readonly Body[]): Body[] {
  const range = contents.find(({ mediaType }) => JSON_RANGES.includes(mediaType));
  return [jsonBody(contents), range].filter((body) => body !== undefined);
}

/**
 * Returns the body that is compared without the name of its media type: the one in JSON, or in all types that JSON is one of. If there are
 * both, it is the one that the other version has, too. If that one has other types only, a range stands for these.
 */
function comparedBody(contents: readonly Body[] = [], others: readonly Body[] = []): Body | undefined {
  const isOther = others.length > 0 && jsonBodies(others).length === 0;
  const candidates = isOther ? [jsonBody(contents)] : jsonBodies(contents);
  const known = others.map(({ mediaType }) => sameType(mediaType));
  return candidates.find((body) => body && known.includes(sameType(body.mediaType))) ?? candidates[0];
}

/** Returns the ranges that a media type is in, the closest first. Example: `image/*` for `image/png`. */
function rangesOf(type: string): string[] {
  const [kind] = type.split('/');
  return [`${kind}/*`, '*/*'].filter((range) => range !== type);
}

/**
 * Returns the part of a main body, whose name has no media type.
 *
 * @param where what is added or removed with it if it has other bodies beside it
 */
function mainPart(name: string, where: string, body: Body | undefined, isWhole: boolean, isRequest = false): Part[] {
  if (!body) return [];
  const type = sameType(body.mediaType);
  const ranges = rangesOf(type).map((range) => `${where} ${range}`);
  return [bodyPart(name, body, { isRequest, label: `${where} ${type}`, isWhole, ranges })];
}

/** @param covers names of the parts that stand for all these bodies in a version without them */
function otherBodies(
  contents: readonly Body[] = [],
  main: Body | undefined,
  name: string,
  given: Partial<Part>,
  covers: readonly string[] = [],
): Part[] {
  return contents
    .filter((body) => body !== main)
    .map((body) => {
      const type = sameType(body.mediaType);
      const ranges = rangesOf(type);
      return bodyPart(`${name} ${type}`, body, {
        ranges: ranges.map((range) => `${name} ${range}`),
        coveredBy: covers.flatMap((cover) => [type, ...ranges].map((one) => `${cover} ${one}`)),
        ...given,
      });
    });
}

/** Returns what a file says about a status that it does not list: its range, and for failures the default. */
function coversOf(code: string): string[] {
  const range = `${code.charAt(0)}XX`;
  const covers = /^[45]/.test(code) ? [range, 'default'] : [range];
  return covers.filter((cover) => code !== cover);
}

function responseParts({ code, headers, contents, links }: Response, main: Body | undefined): Part[] {
  const [name, inside] = [`reply ${code}`, `status ${code}`];
  const covers = coversOf(code).map((cover) => `reply ${cover}`);
  return [
    part(`${name} header`, {
      isWhole: false,
      text: 'everywhere',
      inside,
      fields: headers,
      coveredBy: covers.map((cover) => `${cover} header`),
    }),
    ...otherBodies(contents, main, name, { inside }, covers),
    ...links.map(({ name: link, operation, parameters, requestBody, server }) => {
      const values = parameters.map((one): [string, Fact] => [`parameter ${codeSpan(one.name)}`, one.value]);
      const facts = { operation, ...Object.fromEntries(values), body: requestBody, server: server?.url };
      return part(`${name} link ${codeSpan(link)}`, { inside, facts });
    }),
  ];
}

/** Returns parts for servers and the values of their variables. */
export function serverParts(servers: readonly Server[]): Part[] {
  return servers.map(({ url, variables }) => {
    const facts = variables.flatMap(({ name, default: value, enum: values }): [string, Fact][] => [
      [`${codeSpan(`{${name}}`)} default`, value],
      [`${codeSpan(`{${name}}`)} values`, values.length > 0 ? values : undefined],
    ]);
    const name = `server ${codeSpan(url.replace(/(?<=.)\/$/, ''))}`;
    return part(name, { isRequest: true, facts: Object.fromEntries(facts) });
  });
}

/** Returns parts for a schema that fields stand for: as callers send it, and as the API does. */
export function componentParts({ name, fields }: Component, directions: readonly Direction[]): Part[] {
  return directions.map((direction) => {
    const isRequest = direction === 'request';
    const place = isRequest ? 'requests' : 'replies';
    return part(`${codeSpan(name)} in ${place}`, {
      isRequest,
      isWhole: false,
      hasXml: true,
      fields: [fields[direction]],
    });
  });
}

/** Returns parts for a request that the API sends, with all that is inside of it. */
export function callbackParts(kind: string, { name, expression, operation }: Callback): Part[] {
  const { method, deprecated } = operation;
  const own = [kind, codeSpan(name), method, ...(expression ? [codeSpan(expression)] : [])].join(' ');
  const parts = [...operationParts(operation), ...schemeParts(operation.security), ...serverParts(operation.servers)];
  const inner = parts.map((one) => ({
    ...one,
    name: `${own}: ${one.name}`,
    label: one.label && `${own}: ${one.label}`,
    coveredBy: one.coveredBy?.map((cover) => `${own}: ${cover}`),
    ranges: one.ranges?.map((range) => `${own}: ${range}`),
    isRequest: !one.isRequest,
    inside: one.inside === undefined ? own : `${own}: ${one.inside}`,
  }));
  return [part(own, { isDeprecated: deprecated }), ...inner.map((one) => defined<Part>(one))];
}

/** Returns the successful response that is compared with the one of the other version: of the same status if there is one. */
function comparedResponse(responses: readonly Response[], others: readonly Response[]): Response | undefined {
  const other = mainResponse(others)?.code;
  return responses.find(({ code }) => code === other) ?? mainResponse(responses);
}

/**
 * Lists all parts of an operation, callback or webhook, except its schemes, descriptions and examples.
 *
 * @param other the same operation in the other version
 */
export function operationParts(
  { parameters, body, responses, security, callbacks }: OperationContent,
  other?: OperationContent,
): Part[] {
  const response = comparedResponse(responses, other?.responses ?? []);
  const formerResponse = other && comparedResponse(other.responses, responses);
  const mainRequest = comparedBody(body?.contents, other?.body?.contents);
  const mainReply = comparedBody(response?.contents, formerResponse?.contents);
  return [
    // The JSON bodies of the request and of the successful response have names without a media type.
    ...mainPart('request', 'request', mainRequest, (body?.contents.length ?? 0) > 1, true),
    ...mainPart('reply', `reply ${response?.code}`, mainReply, (response?.contents.length ?? 0) > 1),
    ...(body ? [part('request body', { isRequest: true, isWhole: false, isRequired: body.required })] : []),
    ...PARAMETER_PLACES.map((place) => {
      const own = parameters.filter((parameter) => parameter.in === place);
      return part(place, {
        isRequest: true,
        isWhole: false,
        text: 'everywhere',
        hasXml: own.some(({ field }) => isXml(field.serialization?.mediaType)),
        fields: own.map(({ field }) => field),
        facts: encodingFacts(own.flatMap(({ encoding = [] }) => encoding)),
      });
    }),
    ...otherBodies(body?.contents, mainRequest, 'request', { isRequest: true }),
    ...responses.flatMap((response) => responseParts(response, mainReply)),
    ...responses.map(({ code }) =>
      part(`status ${code}`, {
        isExpendable: !/^(?:2|default)/.test(code),
        coveredBy: coversOf(code).map((cover) => `status ${cover}`),
      }),
    ),
    ...securityParts(security),
    ...callbacks.flatMap((callback) => callbackParts('callback', callback)),
  ];
}
